import { AdviceList } from '#app/admin/ui/advice-list.tsx';
import { Panel } from '#app/admin/ui/panel.tsx';
import { adviceFor } from './rules.ts';

/** Insights and suggestions from the numbers. */
export function AdvicePanel({ urls, posts }: { urls: number; posts: number }) {
  return (
    <Panel id="insights" title="Insights e sugestões" lead="O que os números dizem, e o que fazer.">
      <AdviceList advice={adviceFor(urls, posts)} />
    </Panel>
  );
}
