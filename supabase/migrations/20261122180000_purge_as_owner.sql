-- Purpose: the server may purge on a hosted project too, where its role does not see pg_cron's notes of its runs.

alter function public.purge_old_rows() security definer;
