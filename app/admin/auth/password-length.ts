/** Characters of a new password; Supabase is set to the same (supabase/config.toml). */
export const shortestPassword = 12;
