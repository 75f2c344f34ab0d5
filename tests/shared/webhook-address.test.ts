import { expect, it } from 'vitest';
import { readWebhookTarget } from '#functions/notifications/webhook-address.ts';

it.each([
  'http://hooks.slack.com/x',
  'https://localhost/x',
  'https://servidor/x',
  'https://banco.internal/x',
  'https://127.1/x',
  'https://0x7f000001/x',
  'https://2130706433/x',
  'https://10.0.0.1/x',
  'https://172.31.255.255/x',
  'https://192.168.1.1:8443/x',
  'https://100.64.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[2002:7f00:1::]/x',
  'https://localhost./x',
  'https://user:pass@hooks.slack.com/x',
  'ftp://example.com/x',
  'https://ntfy.sh/',
  'https://api.telegram.org/bot12:ab/sendMessage',
  'exemplo',
  '',
])('a webhook does not lead to %j', (address) => {
  expect(readWebhookTarget(address, 'auto', undefined)).toHaveProperty('problem');
});

it.each([
  'https://hooks.slack.com/services/T/B/x',
  'https://ntfy.sh/avisos',
  'https://172.32.0.1/x',
  'https://[2606:4700::1111]/x',
])('a webhook may lead to %s', (address) => {
  expect(readWebhookTarget(address, 'auto', undefined)).toHaveProperty('target');
});
