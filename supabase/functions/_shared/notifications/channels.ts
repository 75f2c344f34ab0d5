/** Ways by which operators are told. */
export const channels = ['email', 'webhook'] as const;

export type Channel = (typeof channels)[number];

/** What a webhook understands; `json` is any other receiver. */
export const webhookKinds = ['ntfy', 'slack', 'discord', 'telegram', 'json'] as const;

export type WebhookKind = (typeof webhookKinds)[number];

/** How a channel answered a message: refused for good, or to be tried again, after so many seconds where it says so. */
export type Outcome =
  | { status: 'sent'; message: string }
  | { status: 'refused'; message: string }
  | { status: 'later'; message: string; waitSeconds?: number };

/** A written message: the same words on every channel. */
export interface Message {
  id: string;
  severity: string | null;
  subject: string;
  body: string;
  html: string;
  /** Page of the admin area that it leads to. */
  link: string;
  recipients: string[];
}
