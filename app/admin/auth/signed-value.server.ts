import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hash of a value that nobody can compute, or find the value of by trying, without the secret. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
}

/** A text with its signature, for a cookie. What was signed for one purpose is worth nothing for another. */
export function signed(secret: string, purpose: string, text: string): string {
  return `${text}.${keyedHash(secret, purpose, text)}`;
}

/** The text of a signed value; undefined when this server did not sign it for that purpose. */
export function verifiedText(
  secret: string,
  purpose: string,
  value: string | undefined,
): string | undefined {
  if (value === undefined) return undefined;
  const end = value.lastIndexOf('.');
  const text = value.slice(0, Math.max(0, end));
  const [given, right] = [Buffer.from(value), Buffer.from(signed(secret, purpose, text))];
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
}
