-- Purpose: the regular jobs, where the project has pg_cron and pg_net; elsewhere nothing is scheduled here. The
-- functions' address and key come from Vault: secrets "project_url" and "secret_key" (README, "On hosted Supabase").
-- supabase/local/schedule.ts is the same schedule for the embedded stack; a test compares the two.

do $migration$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron')
    or not exists (select from pg_available_extensions where name = 'pg_net')
  then
    raise notice 'pg_cron or pg_net is not available: no job is scheduled in the database.';
    return;
  end if;

  execute 'create extension if not exists pg_cron';
  execute 'create extension if not exists pg_net';

  execute $sql$
    create function public.call_edge_function(name text, body jsonb) returns bigint
    language sql
    security definer
    set search_path = ''
    as $$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/' || $1,
        headers := jsonb_build_object(
          'content-type', 'application/json',
          'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')
        ),
        body := $2,
        timeout_milliseconds := 150000
      );
    $$
  $sql$;
  execute 'revoke execute on function public.call_edge_function(text, jsonb) from public, anon, authenticated';

  perform cron.schedule('publish-scheduled-posts', '* * * * *', $$select public.publish_scheduled_posts()$$);
  perform cron.schedule('notify-search-engines', '*/10 * * * *', $$select public.call_edge_function('notify-search-engines', '{"source":"schedule"}')$$);
  perform cron.schedule('advanced-url-monitoring', '17 * * * *', $$select public.call_edge_function('advanced-url-monitoring', '{"source":"schedule"}')$$);
  perform cron.schedule('google-search-console', '30 9 * * *', $$select public.call_edge_function('google-search-console', '{"action":"fetch_data","source":"schedule"}')$$);
  perform cron.schedule('url-audit', '0 7 * * 1', $$select public.call_edge_function('url-audit', '{"source":"schedule"}')$$);
end
$migration$;
