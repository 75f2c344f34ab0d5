import { AdviceList } from '#app/admin/ui/advice-list.tsx';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import type { Dashboard } from './dashboard.server.ts';
import { insightsOf } from './insights.ts';

/** What the figures say, and what to do about it. */
export function InsightsTab({ dashboard }: { dashboard: Dashboard }) {
  const insights = insightsOf(dashboard, dashboard.period);
  return (
    <Panel id="insights" title="Insights" lead="O que os números dizem, e o que fazer.">
      {insights.length === 0 ? (
        <Empty title="Nada a dizer por enquanto">
          Com alguns dias de dados e um monitoramento, as sugestões aparecem aqui.
        </Empty>
      ) : (
        <AdviceList advice={insights} />
      )}
    </Panel>
  );
}
