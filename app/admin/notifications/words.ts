import type { Channel, WebhookKind } from '#functions/notifications/channels.ts';

/** Channels and kinds of webhook as operators read them. */

export const channelNames = { email: 'E-mail', webhook: 'Webhook' } as const satisfies Record<
  Channel,
  string
>;

export const webhookNames = {
  auto: 'Descobrir pelo endereço',
  ntfy: 'ntfy',
  slack: 'Slack',
  discord: 'Discord',
  telegram: 'Telegram',
  json: 'Outro (JSON)',
} as const satisfies Record<WebhookKind | 'auto', string>;

/** How a message stands. */
export const messageStatuses = {
  sent: { tone: 'good', label: 'Enviado' },
  pending: { tone: 'warning', label: 'Na fila' },
  failed: { tone: 'danger', label: 'Não saiu' },
} as const;
