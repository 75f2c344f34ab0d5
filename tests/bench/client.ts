import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';

export type Client = SupabaseClient<Database>;

/** The site that the measured data is of. */
export const siteUrl = 'https://www.example.com';
