/** What the migrations need of Supabase's auth schema, for a database that has no Supabase over it. */
export const authGround = `
  create schema auth;
  create table auth.users (id uuid primary key, email text, created_at timestamptz, last_sign_in_at timestamptz);
  create function auth.uid() returns uuid language sql stable as 'select null::uuid';
`;
