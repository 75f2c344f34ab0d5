/** The longest texts that the form takes: more would not fit in a link that WhatsApp opens. */
export const limits = { nome: 100, telefone: 40, problema: 1500 } as const;

/** What the form asks for (specification, section 5): three required fields and no rule on their form. */
const missing = {
  nome: 'Escreva o seu nome.',
  telefone: 'Escreva um telefone para a gente responder.',
  problema: 'Conte o que está entupido.',
} as const;

export type QuoteField = keyof typeof limits;
export type Quote = Record<QuoteField, string>;

/** A form that was sent but cannot become a message: what was written, and what each field lacks. */
export interface RejectedQuote {
  values: Quote;
  errors: Partial<Quote>;
}

/**
 * Reads the fields of the form; a field that is not there counts as empty. By hand, for two rules: valibot would be
 * a quarter of what the page downloads of its own.
 */
export function parseQuote(form: FormData): { quote: Quote } | { rejected: RejectedQuote } {
  const values = { nome: '', telefone: '', problema: '' };
  const quote = { ...values };
  const errors: RejectedQuote['errors'] = {};
  for (const name of ['nome', 'telefone', 'problema'] as const) {
    const value = form.get(name);
    // A form sent by the browser itself ends its lines with CR LF.
    values[name] = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
    quote[name] = values[name].trim();
    if (quote[name] === '') errors[name] = missing[name];
    else if (quote[name].length > limits[name])
      errors[name] = `Escreva no máximo ${limits[name]} caracteres.`;
  }
  return Object.keys(errors).length === 0 ? { quote } : { rejected: { values, errors } };
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
