import type { Finding } from '#functions/answers.ts';
import { severities } from '#app/admin/ui/severity.tsx';

const order: readonly string[] = Object.keys(severities);

/** Text as it is compared: without accents, capitals and room around it. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** The findings of a severity, or of all, that hold a text anywhere; the worst first. */
export function matchFindings(
  findings: readonly Finding[],
  severity: string,
  text: string,
): Finding[] {
  const wanted = plain(text);
  return findings
    .filter((finding) => severity === '' || finding.severity === severity)
    .filter(({ url, evidence, advice }) => plain(`${url} ${evidence} ${advice}`).includes(wanted))
    .toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
}
