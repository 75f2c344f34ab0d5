import type { Severity } from '#functions/answers.ts';
import { Tag } from './tag.tsx';
import type { TagTone } from './tag.tsx';

/** How bad something is, the worst first, as operators read it. */
export const severities = {
  critical: { label: 'Crítico', tone: 'danger' },
  high: { label: 'Alto', tone: 'danger' },
  medium: { label: 'Médio', tone: 'warning' },
  low: { label: 'Baixo', tone: 'outline' },
} as const satisfies Record<Severity, { label: string; tone: TagTone }>;

export function SeverityTag({ severity }: { severity: Severity }) {
  const { label, tone } = severities[severity];
  return <Tag tone={tone}>{label}</Tag>;
}
