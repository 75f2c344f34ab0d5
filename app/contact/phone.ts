import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Digits of a Brazilian landline with its area code. */
const withAreaCode = 10;

/**
 * A phone as Brazilians write it, `(24) 98765-4321`; a number of another country in its international
 * form. What is no phone number stays as it was typed: it is never a reason to turn a customer away.
 */
export function formatPhone(typed: string): string {
  const phone = parsePhoneNumberFromString(typed, 'BR');
  if (phone === undefined || !phone.isValid()) return typed.trim();
  if (phone.country !== 'BR') return phone.formatInternational();
  return phone.nationalNumber.length < withAreaCode ? typed.trim() : phone.formatNational();
}
