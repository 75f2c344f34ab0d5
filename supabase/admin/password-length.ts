/** Characters of a new password, for the forms, the embedded Supabase and, as a test holds, `config.toml`. It imports nothing. */
export const shortestPassword = 12;
