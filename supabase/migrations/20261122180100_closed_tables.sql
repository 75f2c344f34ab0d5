-- Purpose: tables of the server alone say so. Row-level security without a policy closes a table as well, but Supabase's
-- advisors report it, because it may be a policy that was forgotten.

do $$
declare
  closed text;
begin
  foreach closed in array array['failed_sign_ins', 'indexnow_queue', 'job_locks', 'outage_watch', 'rate_limits', 'scheduled_calls'] loop
    execute format(
      'create policy "Nobody but the server reaches %1$s" on public.%1$I for all to anon, authenticated using (false) with check (false)',
      closed
    );
  end loop;
end $$;
