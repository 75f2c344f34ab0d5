import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useHydrated } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import BellRing from 'lucide-react/icons/bell-ring';
import FileSearch from 'lucide-react/icons/file-search';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Rocket from 'lucide-react/icons/rocket';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { inspectionLimit } from '#functions/limits.ts';
import { buttonStyle } from '#app/ui/button.tsx';
import { LastRun } from '#app/admin/operations/last-run.tsx';
import { RunButton } from '#app/admin/operations/run-button.tsx';
import { RunProgress } from '#app/admin/operations/run-progress.tsx';
import type { Operation } from '#app/admin/operations/run-schema.ts';
import { progressOf, useOperation } from '#app/admin/operations/use-runs.ts';
import { EnginesReason, useEnginesProblem } from '#app/admin/seo-dashboard/google-reason.tsx';
import { IndexingResult } from './indexing-result.tsx';

interface Action {
  operation: Operation;
  title: string;
  text: string;
  button: string;
  running: string;
  Icon: LucideIcon;
}

const actions = {
  generate: {
    operation: 'generate-sitemap',
    title: 'Atualizar sitemap',
    text: 'Monta de novo a lista de páginas, com os artigos publicados até agora.',
    button: 'Atualizar sitemap',
    running: 'Atualizando o sitemap…',
    Icon: RefreshCw,
  },
  notify: {
    operation: 'notify-search-engines',
    title: 'Avisar os buscadores',
    text: 'Conta ao Google, ao Bing e a outros o que mudou no site.',
    button: 'Notificar buscadores',
    running: 'Avisando os buscadores…',
    Icon: BellRing,
  },
  audit: {
    operation: 'url-audit',
    title: 'Auditar as páginas',
    text: 'Abre cada página do sitemap e diz o que está errado e como consertar.',
    button: 'Auditar URLs',
    running: 'Auditando as páginas…',
    Icon: FileSearch,
  },
} as const satisfies Record<string, Action>;

/** The four things an operator can have done. */
export function ActionCards() {
  return (
    <ul aria-label="Ações" className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <ActionCard action={actions.generate} />
      <NotifyCard />
      <ActionCard action={actions.audit} />
      <IndexingCard />
    </ul>
  );
}

/** Id of the text that says whom the notice does not reach yet. */
const notifyReason = 'aviso-motivo';

function NotifyCard() {
  const problem = useEnginesProblem();
  return (
    <ActionCard
      action={actions.notify}
      describedBy={problem === undefined ? undefined : notifyReason}
    >
      <EnginesReason id={notifyReason} />
    </ActionCard>
  );
}

interface ActionCardProps {
  action: Action;
  /** Id of the text in `children` that says what to know before the button is pressed. */
  describedBy?: string | undefined;
  children?: ReactNode;
}

function ActionCard({ action, describedBy, children }: ActionCardProps) {
  const { run, isRunning, start } = useOperation(action.operation);
  return (
    <CardFrame title={action.title} text={action.text} Icon={action.Icon}>
      <LastRun operation={action.operation} label="Última vez" />
      <RunButton
        variant="secondary"
        isRunning={isRunning}
        describedBy={describedBy}
        onStart={start}
        className="mt-3 w-full whitespace-normal"
      >
        {action.button}
      </RunButton>
      {children}
      <RunProgress label={action.running} isRunning={isRunning} progress={progressOf(run)} />
    </CardFrame>
  );
}

/** Id of the text that says what forced indexing cannot do yet. */
const indexingReason = 'indexacao-motivo';

/** Forced indexing asks first: it uses up inspections, of which Google allows a number each day. */
function IndexingCard() {
  const { run, isRunning, start } = useOperation('force-google-indexing');
  const hydrated = useHydrated();
  const problem = useEnginesProblem();
  const [isOpen, setOpen] = useState(false);
  return (
    <CardFrame
      title="Forçar indexação"
      text="Envia o sitemap ao Google, avisa os outros buscadores e confere quais páginas já aparecem."
      Icon={Rocket}
    >
      <LastRun operation="force-google-indexing" label="Última vez" />
      <Dialog.Root
        role="alertdialog"
        lazyMount
        unmountOnExit
        open={isOpen}
        onOpenChange={({ open }) => setOpen(open && !isRunning)}
      >
        <Dialog.Trigger
          disabled={!hydrated}
          aria-disabled={hydrated ? isRunning : undefined}
          aria-describedby={problem === undefined ? undefined : indexingReason}
          className={`${buttonStyle('secondary')} mt-3 w-full whitespace-normal`}
        >
          Forçar indexação
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop className="fixed inset-0 z-50 bg-veil" />
          <Dialog.Positioner className="fixed inset-0 z-50 flex items-end justify-center p-4 sm:items-center">
            <Dialog.Content className="w-full max-w-md rounded-card bg-surface-raised p-6 shadow-float outline-none">
              <Dialog.Title className="text-xl font-bold text-heading">
                Forçar a indexação agora?
              </Dialog.Title>
              <Dialog.Description className="mt-2 text-ink-soft">
                O site envia o sitemap ao Google, avisa os buscadores de todas as páginas e confere
                até {inspectionLimit} delas no Google. Use depois de uma mudança grande; uma vez por
                dia basta.
              </Dialog.Description>
              <div className="mt-6 flex flex-wrap justify-end gap-3">
                <Dialog.CloseTrigger className={buttonStyle('secondary')}>
                  Cancelar
                </Dialog.CloseTrigger>
                <button
                  type="button"
                  className={buttonStyle('primary')}
                  onClick={() => {
                    setOpen(false);
                    start();
                  }}
                >
                  Forçar indexação
                </button>
              </div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <EnginesReason id={indexingReason} />
      <RunProgress label="Falando com o Google. Pode levar um minuto…" isRunning={isRunning} />
      <IndexingResult run={run} />
    </CardFrame>
  );
}

interface CardFrameProps {
  title: string;
  text: string;
  Icon: LucideIcon;
  children: ReactNode;
}

function CardFrame({ title, text, Icon, children }: CardFrameProps) {
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface-raised p-4 sm:p-5">
      <h2 className="flex items-center gap-2.5 text-lg leading-snug">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-link" />
        {title}
      </h2>
      <p className="mt-1.5 mb-auto text-sm text-ink-soft">{text}</p>
      {children}
    </li>
  );
}
