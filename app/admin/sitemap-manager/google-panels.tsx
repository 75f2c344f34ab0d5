import { count, plural } from '#functions/count.ts';
import { Panel } from '#app/admin/ui/panel.tsx';
import { ExampleTag, Tag } from '#app/admin/ui/tag.tsx';
import type { TagTone } from '#app/admin/ui/tag.tsx';
import { formatVital, vitalLabels, vitals, vitalStatus } from '#app/admin/reports/vitals.ts';
import type { SitemapReport } from './report.ts';

/** What stands where no page is measured yet (specification, section 2; design, section 5). */
const example: SitemapReport['vitals']['worst'] = {
  lcp: { value: 1_800 },
  fid: { value: 45 },
  cls: { value: 0.08 },
};

const vitalTones = {
  good: 'good',
  'needs-improvement': 'warning',
  poor: 'danger',
} as const satisfies Record<string, TagTone>;

/** Core Web Vitals: the worst page of those that were measured. */
export function VitalsPanel({ measured }: { measured: SitemapReport['vitals'] }) {
  const { pages, worst } = measured;
  const isExample = pages === 0;
  return (
    <Panel
      id="vitals"
      title="Core Web Vitals"
      lead={
        isExample
          ? 'Nenhuma página foi medida ainda.'
          : plural(
              pages,
              'A página medida',
              `A pior página entre ${count(pages, 'medida', 'medidas')}`,
            ) + ' por visitantes de verdade.'
      }
      aside={isExample ? <ExampleTag /> : undefined}
    >
      <ul className="grid grid-cols-2 gap-3">
        {(['lcp', 'fid', 'inp', 'cls'] as const).map((vital) => {
          const found = isExample ? example[vital] : worst[vital];
          const status = found && vitalStatus(vital, found.value);
          return (
            <li key={vital} className="min-w-0 rounded-xl bg-surface-tinted p-3">
              <p className="text-sm text-ink-soft">
                <span className="font-semibold text-ink">{vitals[vital].name}</span>:{' '}
                {vitals[vital].meaning}
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="text-xl font-bold text-heading tabular-nums">
                  {found === undefined ? 'Sem dado' : formatVital(vital, found.value)}
                </span>
                {status !== undefined && <Tag tone={vitalTones[status]}>{vitalLabels[status]}</Tag>}
              </p>
              <p className="mt-1 text-sm text-ink-soft">
                Meta: {formatVital(vital, vitals[vital].good)}
                {found?.url !== undefined && (
                  <span className="block truncate">{new URL(found.url).pathname}</span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
