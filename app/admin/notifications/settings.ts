import * as v from 'valibot';
import { severity } from '#functions/answers.ts';
import { webhookKinds } from '#functions/notifications/channels.ts';

/** What a webhook may be said to understand. */
export const webhookChoices = ['auto', ...webhookKinds] as const;

/** A time of day, or nothing. */
const time = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Escreva a hora como 22:00.'),
);

const mostRecipients = 10;
const address = v.pipe(v.string(), v.maxLength(254), v.email());

/** The e-mails of a text, one on each line or with commas between them; each once. */
const recipients = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))]),
  v.maxLength(mostRecipients, `Escreva no máximo ${mostRecipients} e-mails.`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const wrong = dataset.value.find((one) => !v.safeParse(address, one).success);
    if (wrong === undefined) return;
    addIssue({ message: `Confira o e-mail “${wrong}”: ele deve ser como nome@exemplo.com.br.` });
  }),
);

/** The form as the page sends it; its field names are those of the HTML. */
const settingsForm = v.pipe(
  v.object({
    emails: recipients,
    /** Empty: the one that is kept stays. */
    webhook: v.pipe(v.string(), v.trim(), v.maxLength(2_000, 'O endereço é longo demais.')),
    semWebhook: v.boolean(),
    tipo: v.picklist(webhookChoices),
    gravidades: v.array(severity),
    silencioDe: time,
    silencioAte: time,
    criticosSempre: v.boolean(),
    resumo: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['silencioDe'], ['silencioAte']],
      ({ silencioDe, silencioAte }) => (silencioDe === '') === (silencioAte === ''),
      'Escreva as duas horas, ou deixe as duas em branco.',
    ),
    ['silencioAte'],
  ),
);

export type SettingsForm = v.InferOutput<typeof settingsForm>;

/** What the form's fields may hold before they are read: bounded, and of the right type. */
export const sentForm = v.object({
  emails: v.pipe(v.string(), v.maxLength(5_000)),
  webhook: v.pipe(v.string(), v.maxLength(3_000)),
  semWebhook: v.boolean(),
  tipo: v.picklist(webhookChoices),
  gravidades: v.pipe(v.array(severity), v.maxLength(severity.options.length)),
  silencioDe: v.pipe(v.string(), v.maxLength(10)),
  silencioAte: v.pipe(v.string(), v.maxLength(10)),
  criticosSempre: v.boolean(),
  resumo: v.boolean(),
});

export type SentForm = v.InferOutput<typeof sentForm>;

/** What is wrong with each field. */
export type FieldErrors = Partial<Record<keyof SentForm, string>>;

const fieldNames = v.picklist(Object.keys(sentForm.entries));

/** Reads the form, or says what is wrong with each of its fields. */
export function readSettingsForm(
  sent: SentForm,
): { values: SettingsForm } | { errors: FieldErrors } {
  const result = v.safeParse(settingsForm, sent);
  if (result.success) return { values: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = v.safeParse(fieldNames, issue.path?.[0]?.key);
    if (field.success) errors[field.output] ??= issue.message;
  }
  return { errors };
}

/** The settings as an operator may see them: of the webhook's address, which is a secret, only its site. */
export const shownSettings = v.object({
  recipients: v.array(v.string()),
  webhookSite: v.nullable(v.string()),
  webhookKind: v.picklist(webhookChoices),
  severities: v.array(severity),
  quietFrom: v.string(),
  quietUntil: v.string(),
  criticalAlways: v.boolean(),
  weeklySummary: v.boolean(),
});

export type ShownSettings = v.InferOutput<typeof shownSettings>;
