import { expect, it } from 'vitest';
import type { Finding } from '#functions/answers.ts';
import { matchFindings } from './match-findings.ts';

const finding = (code: string, given: Partial<Finding>): Finding => ({
  code,
  severity: 'low',
  url: 'https://www.example.com/',
  evidence: '',
  advice: '',
  ...given,
});

const findings = [
  finding('a', { advice: 'O título é longo.' }),
  finding('b', { severity: 'critical', url: 'https://www.example.com/blog/x' }),
  finding('c', { severity: 'medium', evidence: 'HTTP 500' }),
];
const codes = (severity: string, text: string) =>
  matchFindings(findings, severity, text).map(({ code }) => code);

it.each([
  ['', '', ['b', 'c', 'a']],
  ['medium', '', ['c']],
  ['', 'titulo', ['a']],
  ['', ' TÍTULO ', ['a']],
  ['', '/blog/', ['b']],
  ['', 'http 500', ['c']],
  ['critical', 'título', []],
])('severity "%s" and text "%s" leave %o', (severity, text, expected) => {
  expect(codes(severity, text)).toEqual(expected);
});
