/** Secrets that an operator may set; supabase/README.md explains each. */
export const secretNames = [
  'SITE_URL',
  'SITE_FETCH_URL',
  'INDEXNOW_KEY',
  'GOOGLE_SERVICE_ACCOUNT_KEY',
  'SEARCH_CONSOLE_PROPERTY',
  'CRUX_API_KEY',
  'RESEND_API_KEY',
  'NOTIFICATIONS_FROM',
  'WEBHOOK_PRIVATE_ORIGIN',
] as const;

/** Where services are, and how long one may take: for stand-ins. */
type StandInVariable =
  | 'GOOGLE_OAUTH_URL'
  | 'GOOGLE_SEARCH_CONSOLE_URL'
  | 'CRUX_URL'
  | 'INDEXNOW_URL'
  | 'RESEND_URL'
  | 'OUTGOING_TIMEOUT_MS';

/** What a function may ask its environment for; Supabase itself sets what begins with its name. */
export type VariableName = (typeof secretNames)[number] | StandInVariable | `SUPABASE_${string}`;
