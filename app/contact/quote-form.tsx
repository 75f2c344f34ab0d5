import type { FormEvent, ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { whatsappUrl } from '#app/company/contact.ts';
import { buttonStyle } from '#app/ui/button.tsx';
import { ChatIcon } from '#app/ui/icons.tsx';
import { inputStyle } from '#app/ui/input-style.ts';
import type { QuoteField, RejectedQuote } from './quote.ts';
import { limits, parseQuote, quoteMessage } from './quote.ts';

const QuoteToast = lazy(() => import('./quote-toast.tsx'));

interface QuoteFormProps {
  /** What the server turned down, when the form came without script. */
  rejected?: RejectedQuote | undefined;
}

/**
 * The quick-quote form. With script it opens WhatsApp in a new tab and leaves the link on the page, for a
 * browser may block the tab; without script the server answers the same form with a redirect.
 */
export function QuoteForm({ rejected }: QuoteFormProps) {
  const [errors, setErrors] = useState(rejected?.errors ?? {});
  const [sent, setSent] = useState<{ url: string; count: number }>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const result = parseQuote(new FormData(form));
    if ('rejected' in result) {
      setErrors(result.rejected.errors);
      const [first] = Object.keys(result.rejected.errors);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setErrors({});
    const url = whatsappUrl(quoteMessage(result.quote));
    // Opened empty first: with "noopener" the browser would not say whether it blocked the tab.
    const tab = window.open('', '_blank');
    if (tab !== null) {
      tab.opener = null;
      tab.location.href = url;
    }
    setSent((before) => ({ url, count: (before?.count ?? 0) + 1 }));
  }

  const field = (name: QuoteField) => ({
    name,
    id: name,
    required: true,
    maxLength: limits[name],
    defaultValue: rejected?.values[name] ?? '',
    'aria-invalid': errors[name] !== undefined,
    'aria-describedby': errors[name] === undefined ? undefined : `${name}-erro`,
    className: `mt-1.5 ${inputStyle}`,
  });

  return (
    <form
      method="post"
      action="/contato"
      target="_blank"
      onSubmit={submit}
      className="space-y-5"
      aria-labelledby="orcamento-titulo"
    >
      <Field name="nome" label="Nome completo *" error={errors.nome}>
        <input {...field('nome')} type="text" autoComplete="name" placeholder="Seu nome completo" />
      </Field>
      <Field name="telefone" label="Telefone/WhatsApp *" error={errors.telefone}>
        <input
          {...field('telefone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          placeholder="(24) 9xxxx-xxxx"
          onBlur={({ currentTarget }) => void showFormatted(currentTarget)}
        />
      </Field>
      <Field name="problema" label="Descrição do problema *" error={errors.problema}>
        <textarea
          {...field('problema')}
          rows={4}
          placeholder="Descreva o problema: pia entupida, ralo não escoa, vaso sanitário entupido, etc."
        />
      </Field>
      <button type="submit" className={`${buttonStyle('whatsapp')} w-full sm:w-auto`}>
        <ChatIcon />
        Enviar pelo WhatsApp
      </button>
      <p className="text-sm text-ink-soft">
        Os dados vão só na mensagem do seu WhatsApp. O site não guarda nada do que você escreve
        aqui.
      </p>
      {sent !== undefined && (
        <>
          <p className="rounded-card bg-surface-tinted p-4">
            O WhatsApp não abriu?{' '}
            <a
              href={sent.url}
              target="_blank"
              rel="noopener"
              className="font-semibold text-link underline underline-offset-4"
            >
              Toque aqui para enviar a mensagem
            </a>
            .
          </p>
          <Suspense>
            <QuoteToast key={sent.count} />
          </Suspense>
        </>
      )}
    </form>
  );
}

interface FieldProps {
  name: QuoteField;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

function Field({ name, label, error, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${name}-erro`} className="mt-1.5 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Shows the phone as it is usually written; the code for it comes only when it is needed. */
async function showFormatted(input: HTMLInputElement): Promise<void> {
  const { formatPhone } = await import('./phone.ts');
  if (document.activeElement !== input) input.value = formatPhone(input.value);
}
