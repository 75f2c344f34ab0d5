import type { WebhookKind } from './channels.ts';

const kindsByHost: readonly [host: RegExp, kind: WebhookKind][] = [
  [/(?:^|\.)ntfy\./, 'ntfy'],
  [/^hooks\.slack(?:-gov)?\.com$/, 'slack'],
  [/^(?:\w+\.)?discord(?:app)?\.com$/, 'discord'],
  [/^api\.telegram\.org$/, 'telegram'],
];

/** What a webhook understands, told by its address where it is not chosen. */
export function webhookKindOf(chosen: WebhookKind | 'auto', address: URL): WebhookKind {
  if (chosen !== 'auto') return chosen;
  return kindsByHost.find(([host]) => host.test(address.hostname))?.[1] ?? 'json';
}

const closed =
  'O webhook precisa de um endereço público da internet: este leva a uma rede interna.';

/**
 * Reads the address of a webhook: https, of the public internet, without a password in it. One origin of a private
 * network may be let through by its operator. Answers what is wrong with any other, in Portuguese.
 */
export function readWebhookAddress(
  text: string,
  privateOrigin: string | undefined,
): { address: URL } | { problem: string } {
  const address = URL.parse(text);
  if (address === null || !/^https?:$/.test(address.protocol)) {
    return { problem: 'Confira o endereço do webhook: ele começa com https://.' };
  }
  if (address.username !== '' || address.password !== '') {
    return { problem: 'O endereço do webhook não pode ter usuário e senha antes do @.' };
  }
  if (address.origin === privateOrigin) return { address };
  if (address.protocol !== 'https:') {
    return { problem: 'O endereço do webhook precisa começar com https://.' };
  }
  return isPrivateHost(address.hostname) ? { problem: closed } : { address };
}

/** Names that no public DNS has (RFC 6761, RFC 8375, and those that home and office networks use). */
const privateNames = /\.(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/** Whether a host, as the URL standard writes it, is or may be of a private network. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return isPrivateAddress(host.slice(1, -1));
  if (/^[\d.]+$/.test(host)) return isPrivateAddress(host);
  return !host.includes('.') || privateNames.test(host);
}

/** First and last address of what is not the public internet (IANA's special-purpose registry). */
const privateRanges: readonly [first: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const numberOf = (address: string) =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

/** Whether an IP address is none of the public internet. */
export function isPrivateAddress(address: string): boolean {
  // Of IPv6 only global unicast (2000::/3) is public, without 6to4 and Teredo, which carry an IPv4 address, and examples.
  if (address.includes(':')) {
    return !/^[23][\da-f]{3}:/i.test(address) || /^(?:2002:|2001:(?:0?:|db8:))/i.test(address);
  }
  const number = numberOf(address);
  return privateRanges.some(([first, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(number / size) === Math.floor(numberOf(first) / size);
  });
}
