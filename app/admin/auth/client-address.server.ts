import { isIP } from 'node:net';
import { getRequestHeader, getRequestIP } from '@tanstack/react-start/server';
import { serverEnvironmentOfProcess } from '#app/server/environment.server.ts';

/**
 * The address that attempts are counted by: the connection's, or, behind proxies, one from X-Forwarded-For. Each of
 * the `proxies` adds its own caller at the right end, so the entry that counts is that many from the right; entries
 * further left come from the caller and prove nothing. In a shorter list the first entry counts. When the entry is
 * no address, the connection's address counts, which is that of the nearest proxy.
 */
export function callerAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const entry = proxies > 0 ? entries.slice(-proxies)[0] : undefined;
  return network(withoutPort(entry ?? '')) ?? network(connection ?? '') ?? 'unknown';
}

/** `192.0.2.1:443`, `[2001:db8::1]:443` and `[2001:db8::1]` as an address: some proxies write the port too. */
function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}

/** An IPv4 address as it is; of an IPv6 address the first 64 bits, for all others belong to one customer. */
function network(address: string): string | undefined {
  const [plain = ''] = address.split('%');
  if (isIP(plain) === 4) return plain;
  if (isIP(plain) !== 6) return undefined;
  const groups = ipv6Groups(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMappedIpv4) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight groups of an IPv6 address; URL writes an IPv4 part in hexadecimal. */
function ipv6Groups(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [hexNumbers(head), hexNumbers(tail ?? '')];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function hexNumbers(groups: string): number[] {
  return groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));
}

/** The address, or IPv6 network, of this request's caller. */
export function clientAddress(): string {
  const { TRUST_PROXY: proxies } = serverEnvironmentOfProcess();
  return callerAddress(getRequestIP(), getRequestHeader('x-forwarded-for'), proxies);
}
