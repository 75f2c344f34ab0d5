-- Purpose: the tables of page runs are of the server alone, and say so (see closed_tables).

do $$
declare
  closed text;
begin
  foreach closed in array array['page_runs', 'page_run_pages', 'page_run_links', 'page_run_findings'] loop
    execute format(
      'create policy "Nobody but the server reaches %1$s" on public.%1$I for all to anon, authenticated using (false) with check (false)',
      closed
    );
  end loop;
end $$;
