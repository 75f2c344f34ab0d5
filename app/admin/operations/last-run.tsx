import { Notice } from '#app/admin/ui/notice.tsx';
import { lastSuccess, startedByText, whenText } from './last-end.ts';
import type { Operation } from './run-schema.ts';
import type { OperationToast } from './toasts.ts';
import { useOperation } from './use-runs.ts';

interface LastRunProps {
  operation: Operation;
  /** What it is called: "Última vez", "Última sincronização". */
  label: string;
}

/** When an operation was done last, by whom and what came of it; one that failed says why until it is done well. */
export function LastRun({ operation, label }: LastRunProps) {
  const { run, last, outcomes, readAt } = useOperation(operation);
  if (run?.outcome === null) {
    return (
      <p className="mt-3 text-sm text-ink-soft">
        {whenText('Começou', run.startedAt, startedByText(run), readAt)}
      </p>
    );
  }
  if (last === undefined) {
    return <p className="mt-3 text-sm text-ink-soft">{label}: ainda não foi feita.</p>;
  }
  const { at, by, told } = last;
  const success = lastSuccess(operation, outcomes);
  return (
    <div className="mt-3 space-y-2 text-sm">
      <p className="text-ink-soft">{whenText(`${label}:`, at, by, readAt)}</p>
      {told.kind === 'success' ? (
        <Told {...told} />
      ) : (
        <Notice tone={told.kind === 'error' ? 'danger' : 'warning'}>
          <Told {...told} />
          {success !== undefined && (
            <span className="block">
              {whenText('Deu certo pela última vez', success, '', readAt)}
            </span>
          )}
        </Notice>
      )}
    </div>
  );
}

/** What the toast said, for whoever did not see it. */
function Told({ title, description }: OperationToast) {
  return (
    <>
      <span className="block font-semibold break-words">{title}</span>
      {description !== undefined && <span className="block break-words">{description}</span>}
    </>
  );
}
