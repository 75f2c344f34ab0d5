import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { lastCompleteDay, shiftDay } from '#functions/google/days.ts';
import { formatPlainDay } from '#app/admin/reports/dates.ts';
import type { Period } from './period.ts';
import { overcounted, touchesOvercounted } from './period.ts';
import type { WindowDays } from './search.ts';
import { windows } from './search.ts';
import { Notice } from '#app/admin/ui/notice.tsx';

interface PeriodChoiceProps {
  days: WindowDays;
  period: Period;
  today: string;
}

const choice = 'inline-flex min-h-11 items-center rounded-full px-4 font-semibold';
const arrow =
  'inline-flex size-11 items-center justify-center rounded-full text-brand hover:bg-hover';

/** Which days are shown: how many, and up to when. */
export function PeriodChoice({ days, period, today }: PeriodChoiceProps) {
  const common = {
    // Of the page that it stands on: the dashboard, or a list, which then begins with its first page.
    to: '.',
    resetScroll: false,
    state: { keepFocus: true },
    activeProps: {},
  } as const;
  const newest = lastCompleteDay(today);
  const later = shiftDay(period.last, days);
  return (
    <div className="space-y-3">
      <nav
        aria-label="Período"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 sm:gap-y-2"
      >
        <ul className="flex gap-1 rounded-full border border-line p-0.5 sm:p-1">
          {windows.map((window) => (
            <li key={window}>
              {window === days ? (
                <span aria-current="true" className={`${choice} bg-brand text-on-brand`}>
                  {window} dias
                </span>
              ) : (
                <Link
                  {...common}
                  search={(previous) => ({ ...previous, dias: window, pagina: undefined })}
                  className={`${choice} text-brand hover:bg-hover`}
                >
                  {window} dias
                </Link>
              )}
            </li>
          ))}
        </ul>
        <div className="flex items-center gap-1">
          <Link
            {...common}
            search={(previous) => ({
              ...previous,
              ate: shiftDay(period.first, -1),
              pagina: undefined,
            })}
            aria-label="Período anterior"
            className={arrow}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Link>
          <p className="text-sm tabular-nums">
            <span className="sr-only">Mostrando de </span>
            {formatPlainDay(period.first)} a {formatPlainDay(period.last)}
          </p>
          {period.last < newest ? (
            <Link
              {...common}
              search={(previous) => ({
                ...previous,
                ate: later < newest ? later : undefined,
                pagina: undefined,
              })}
              aria-label="Próximo período"
              className={arrow}
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </Link>
          ) : (
            <span aria-hidden="true" className="size-11" />
          )}
        </div>
      </nav>
      {touchesOvercounted(period) && (
        <Notice tone="warning">
          De {formatPlainDay(overcounted.first)} a {formatPlainDay(overcounted.last)} o Google
          contou impressões demais. Nesses dias as impressões, o CTR e a posição não valem para
          comparar, e não geram alertas.
        </Notice>
      )}
    </div>
  );
}
