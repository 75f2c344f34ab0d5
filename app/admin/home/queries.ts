import { queryOptions } from '@tanstack/react-query';
import { getHome } from './home.functions.ts';

/** Milliseconds after which what is said of now, such as "há 12 minutos", is read again. */
const interval = 60_000;

/** Everything on the first page of the admin area. */
export const homeQuery = queryOptions({
  queryKey: ['report', 'home'],
  queryFn: () => getHome(),
  refetchInterval: interval,
});
