/** A function that only databases of tests have: it empties tables in one call of the API. */
export const emptyTablesSql = `
  create function public.empty_tables(names text[]) returns void language plpgsql set search_path = '' as $$
  declare
    name text;
  begin
    foreach name in array names loop
      execute format('delete from public.%I', name);
    end loop;
  end $$;
  revoke execute on function public.empty_tables from public, anon, authenticated;
  grant execute on function public.empty_tables to service_role;
`;
