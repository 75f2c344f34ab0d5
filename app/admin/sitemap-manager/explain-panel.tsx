import { useSuspenseQuery } from '@tanstack/react-query';
import { buttonStyle } from '#app/ui/button.tsx';
import { inputStyle } from '#app/ui/input-style.ts';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Panel } from '#app/admin/ui/panel.tsx';
import { explanationQuery } from './queries.ts';

const tones = { in: 'good', out: 'warning', 'not-an-address': 'danger' } as const;

/** "Why is this URL not in the sitemap?": a plain form, answered with the page. */
export function ExplainPanel({ asked }: { asked: string | undefined }) {
  return (
    <Panel
      id="por-que"
      title="Por que este endereço não está no sitemap?"
      lead="Cole um endereço do site e veja se ele está no sitemap, e por quê."
    >
      <form action="/admin/sitemap#por-que" className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <label htmlFor="url" className="text-sm font-semibold">
            Endereço da página
          </label>
          <input
            id="url"
            name="url"
            inputMode="url"
            autoComplete="off"
            required
            maxLength={2_000}
            defaultValue={asked}
            placeholder="/blog/nome-do-artigo"
            className={`mt-1 ${inputStyle}`}
          />
        </div>
        <button type="submit" className={buttonStyle('secondary')}>
          Explicar
        </button>
      </form>
      {asked !== undefined && <Answer asked={asked} />}
    </Panel>
  );
}

function Answer({ asked }: { asked: string }) {
  const { data } = useSuspenseQuery(explanationQuery(asked));
  return (
    <div className="mt-4">
      <Notice tone={tones[data.verdict]} announce="politely">
        <p className="font-semibold">{data.title}</p>
        <p className="text-sm break-all">{data.url}</p>
        <ul className="mt-2 space-y-1">
          {data.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
