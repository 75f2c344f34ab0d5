import type { Run } from '#app/admin/operations/run-schema.ts';
import { Tag } from '#app/admin/ui/tag.tsx';

const actionTags = {
  success: { label: 'Feito', tone: 'good' },
  error: { label: 'Erro', tone: 'danger' },
  skipped: { label: 'Pulado', tone: 'outline' },
} as const;

/** What the last forced indexing did, and what is left for a person. */
export function IndexingResult({
  run,
}: {
  run: Extract<Run, { operation: 'force-google-indexing' }> | undefined;
}) {
  if (run?.outcome?.kind !== 'done') return null;
  const { actions, manual_actions: manual, next_steps: steps, validated } = run.outcome.answer;
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
        Ver o resultado
      </summary>
      <div className="space-y-4 pt-1">
        {!validated && (
          <p className="font-medium text-danger">Falha na validação prévia do sitemap</p>
        )}
        <ul className="space-y-3">
          {actions.map(({ name, status, message }) => (
            <li key={name}>
              <Tag tone={actionTags[status].tone}>{actionTags[status].label}</Tag>{' '}
              <span className="font-semibold">{name}</span>
              <span className="block text-ink-soft">{message}</span>
            </li>
          ))}
        </ul>
        {manual.length > 0 && (
          <div>
            <h3 className="text-base">Para fazer à mão</h3>
            <ul className="mt-1 space-y-3">
              {manual.map(({ url, reason, how, link }) => (
                <li key={url}>
                  <span className="block font-semibold break-all">{new URL(url).pathname}</span>
                  <span className="block text-ink-soft">{reason}</span>
                  <span className="block">{how}</span>
                  {link !== undefined && (
                    <a
                      href={link}
                      target="_blank"
                      rel="noopener"
                      className="inline-flex min-h-11 items-center font-semibold text-link underline"
                    >
                      Abrir no Search Console
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3 className="text-base">Próximos passos</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
