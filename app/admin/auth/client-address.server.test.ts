import { expect, it } from 'vitest';
import { callerAddress } from './client-address.server.ts';

const proxy = '10.0.0.1';

it.each([
  ['no proxy: the header is anybody’s word', 0, '203.0.113.9', proxy],
  ['no proxy and no header', 0, undefined, proxy],
  ['one proxy: the last entry', 1, '203.0.113.9', '203.0.113.9'],
  ['one proxy: nothing further left', 1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['two proxies: one further', 2, '198.51.100.7, 203.0.113.9, 192.0.2.4', '203.0.113.9'],
  ['two proxies, one of which wrote nothing', 2, '203.0.113.9', '203.0.113.9'],
  ['a proxy that wrote no header', 1, undefined, proxy],
  ['a proxy that wrote an empty header', 1, '', proxy],
  ['an entry that is no address', 1, '203.0.113.9, unknown', proxy],
  ['a port beside the address', 1, '203.0.113.9:51234', '203.0.113.9'],
  ['a port beside an IPv6 address', 1, '[2001:db8:1:2:3::4]:51234', '2001:db8:1:2::/64'],
  ['spaces', 1, ' 198.51.100.7 ,  203.0.113.9 ', '203.0.113.9'],
])('%s', (_what, proxies, header, expected) => {
  expect(callerAddress(proxy, header, proxies)).toBe(expected);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nonsense', 'unknown'],
  [undefined, 'unknown'],
])('a caller from %s counts as %s', (connection, expected) => {
  expect(callerAddress(connection, undefined, 0)).toBe(expected);
});
