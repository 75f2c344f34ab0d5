import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode, SubmitEvent } from 'react';
import { toast } from 'sonner';
import * as v from 'valibot';
import { isRefusal } from '#app/admin/auth/guard.ts';
import { connectivity } from '#app/admin/operations/toasts.ts';
import { TextField } from '#app/admin/ui/field.tsx';
import { inputStyle } from '#app/ui/input-style.ts';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Panel } from '#app/admin/ui/panel.tsx';
import { severities } from '#app/admin/ui/severity.tsx';
import { buttonStyle } from '#app/ui/button.tsx';
import { severity } from '#functions/answers.ts';
import { saveNotificationSettings } from './notifications.functions.ts';
import { channelsQuery, notificationsQuery } from './queries.ts';
import type { FieldErrors, ShownSettings } from './settings.ts';
import { sentForm, webhookChoices } from './settings.ts';
import { webhookNames } from './words.ts';

/** In the order of the page. */
const fieldNames = ['emails', 'webhook', 'silencioDe', 'silencioAte'] as const;

interface SettingsPanelProps {
  settings: ShownSettings;
  /** Whether the form says something else than what is kept. */
  onChanged: (isChanged: boolean) => void;
}

/** Who is told of what, and when not. */
export function SettingsPanel({ settings, onChanged }: SettingsPanelProps) {
  const hydrated = useHydrated();
  const client = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: (form: HTMLFormElement) => saveNotificationSettings({ data: readForm(form) }),
    onSuccess: async ({ errors }, form) => {
      const wrong = fieldNames.find((name) => name in errors);
      if (wrong !== undefined) {
        focusField(form, wrong);
        return;
      }
      toast.success('Avisos salvos!');
      forgetWebhook(form);
      onChanged(false);
      await Promise.all(
        [notificationsQuery, channelsQuery].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (isRefusal(error)) return;
      toast.error(`Os avisos não foram salvos: ${connectivity}. Tente de novo em instantes.`);
    },
  });
  const errors: FieldErrors = data?.errors ?? {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(event.currentTarget);
  };
  return (
    <Panel id="escolhas" title="O que enviar, e a quem">
      <form noValidate onSubmit={submit} onChange={() => onChanged(true)} className="space-y-6">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <RecipientsField recipients={settings.recipients} error={errors.emails} />
          <WebhookFields settings={settings} error={errors.webhook} />
          <Group legend="O que vira aviso">
            {severity.options.map((value) => (
              <Checkbox
                key={value}
                name="gravidades"
                value={value}
                label={`Alerta ${severities[value].label.toLowerCase()}`}
                isOn={settings.severities.includes(value)}
              />
            ))}
            <Checkbox
              name="resumo"
              label="Resumo da semana, segunda-feira às 8h"
              isOn={settings.weeklySummary}
            />
          </Group>
          <Group legend="Horário de silêncio">
            <p className="w-full text-sm text-ink-soft">
              O que acontecer nele espera, e sai de uma vez quando ele termina. Deixe em branco para
              receber a qualquer hora.
            </p>
            <TextField
              name="silencioDe"
              label="Das"
              type="time"
              defaultValue={settings.quietFrom}
              error={errors.silencioDe}
            />
            <TextField
              name="silencioAte"
              label="Até"
              type="time"
              defaultValue={settings.quietUntil}
              error={errors.silencioAte}
            />
            <Checkbox
              name="criticosSempre"
              label="Os críticos saem mesmo assim"
              isOn={settings.criticalAlways}
            />
          </Group>
        </div>
        {Object.keys(errors).length > 0 && (
          <Notice tone="danger" announce="now">
            Nada foi salvo: confira os campos marcados.
          </Notice>
        )}
        <button
          type="submit"
          disabled={!hydrated}
          aria-disabled={hydrated ? isPending : undefined}
          className={buttonStyle('primary')}
        >
          {isPending ? 'Salvando…' : 'Salvar'}
        </button>
      </form>
    </Panel>
  );
}

function RecipientsField({
  recipients,
  error,
}: {
  recipients: readonly string[];
  error: string | undefined;
}) {
  return (
    <div>
      <label htmlFor="emails" className="font-semibold">
        E-mails que recebem os avisos
      </label>
      <p id="emails-dica" className="text-sm text-ink-soft">
        Um em cada linha, até dez. Em branco, nenhum e-mail é enviado.
      </p>
      <textarea
        id="emails"
        name="emails"
        rows={4}
        defaultValue={recipients.join('\n')}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? 'emails-dica' : 'emails-dica emails-erro'}
        className={`mt-1.5 ${inputStyle}`}
      />
      {error !== undefined && (
        <p id="emails-erro" className="mt-1.5 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function WebhookFields({
  settings: { webhookSite, webhookKind },
  error,
}: {
  settings: ShownSettings;
  error: string | undefined;
}) {
  return (
    <div className="space-y-3">
      <TextField
        name="webhook"
        label="Endereço do webhook"
        hint={
          webhookSite === null
            ? 'Aviso no celular pelo ntfy, ou mensagem no Slack, Discord ou Telegram. Cole o endereço que o serviço deu.'
            : `Guardado: um endereço de ${webhookSite}. Ele é secreto e não aparece aqui; deixe em branco para mantê-lo.`
        }
        type="url"
        autoComplete="off"
        spellCheck={false}
        error={error}
      />
      <div>
        <label htmlFor="tipo" className="font-semibold">
          Serviço do webhook
        </label>
        <select id="tipo" name="tipo" defaultValue={webhookKind} className={`mt-1.5 ${inputStyle}`}>
          {webhookChoices.map((choice) => (
            <option key={choice} value={choice}>
              {webhookNames[choice]}
            </option>
          ))}
        </select>
      </div>
      {webhookSite !== null && (
        <Checkbox name="semWebhook" label="Apagar o endereço guardado" isOn={false} />
      )}
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-6 gap-y-2">{children}</div>
    </fieldset>
  );
}

interface CheckboxProps {
  name: string;
  value?: string;
  label: string;
  isOn: boolean;
}

function Checkbox({ name, value = 'sim', label, isOn }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isOn}
        className="size-6 accent-brand"
      />
      {label}
    </label>
  );
}

function readForm(form: HTMLFormElement) {
  const fields = new FormData(form);
  return v.parse(sentForm, {
    ...Object.fromEntries(fields),
    gravidades: fields.getAll('gravidades'),
    semWebhook: fields.has('semWebhook'),
    criticosSempre: fields.has('criticosSempre'),
    resumo: fields.has('resumo'),
  });
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** The address is kept now, and shown no more. */
function forgetWebhook(form: HTMLFormElement): void {
  for (const name of ['webhook', 'semWebhook']) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = field.type === 'checkbox' ? field.value : '';
    field.checked = false;
  }
}
