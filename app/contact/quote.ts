import * as v from 'valibot';

/** The longest texts that the form takes: more would not fit in a link that WhatsApp opens. */
export const limits = { nome: 100, telefone: 40, problema: 1500 } as const;

const text = (limit: number, missing: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(limit, `Escreva no máximo ${limit} caracteres.`),
  );

/** The quote form (specification, section 5): three required fields and no rule on their form. */
export const quoteSchema = v.object({
  nome: text(limits.nome, 'Escreva o seu nome.'),
  telefone: text(limits.telefone, 'Escreva um telefone para a gente responder.'),
  problema: text(limits.problema, 'Conte o que está entupido.'),
});

export type Quote = v.InferOutput<typeof quoteSchema>;
export type QuoteField = keyof Quote;

/** A form that was sent but cannot become a message: what was written, and what each field lacks. */
export interface RejectedQuote {
  values: Record<QuoteField, string>;
  errors: Partial<Record<QuoteField, string>>;
}

/** Reads the fields of the form; a field that is not there counts as empty. */
export function parseQuote(form: FormData): { quote: Quote } | { rejected: RejectedQuote } {
  const field = (name: QuoteField) => {
    const value = form.get(name);
    // A form sent by the browser itself ends its lines with CR LF.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const values = {
    nome: field('nome'),
    telefone: field('telefone'),
    problema: field('problema'),
  };
  const result = v.safeParse(quoteSchema, values);
  if (result.success) return { quote: result.output };
  const { nested = {} } = v.flatten<typeof quoteSchema>(result.issues);
  const errors: RejectedQuote['errors'] = {};
  for (const name of ['nome', 'telefone', 'problema'] as const) {
    const message = nested[name]?.[0];
    if (message !== undefined) errors[name] = message;
  }
  return { rejected: { values, errors } };
}

/** The message that WhatsApp opens with (specification, section 7, "Outbound links"). */
export function quoteMessage({ nome, telefone, problema }: Quote): string {
  return [
    'Olá! Gostaria de um orçamento de desentupimento.',
    '',
    `Nome: ${nome}`,
    `Telefone: ${telefone}`,
    `Problema: ${problema}`,
  ].join('\n');
}
