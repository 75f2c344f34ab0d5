import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getConnections, getDashboard } from './dashboard.functions.ts';
import type { AskedFunnel } from './funnel.server.ts';
import { getAlerts, getFunnel, getMonitoredPages } from './monitoring.functions.ts';
import type { AskedAlerts, AskedPages, WindowDays } from './search.ts';

/** The days that are shown: how many, and up to when; up to today where that is absent. */
export interface AskedPeriod {
  days: WindowDays;
  until: string | undefined;
}

/** The dashboard of a period. */
export const dashboardQuery = ({ days, until }: AskedPeriod) =>
  queryOptions({
    queryKey: ['report', 'seo', days, until],
    queryFn: () => getDashboard({ data: { days, ...(until !== undefined && { until }) } }),
  });

/** Alerts, a page of them. */
export const alertsQuery = (asked: AskedAlerts) =>
  queryOptions({
    queryKey: ['report', 'alerts', asked],
    queryFn: () => getAlerts({ data: asked }),
  });

/** Monitored pages, a page of them. */
export const monitoredPagesQuery = (asked: AskedPages) =>
  queryOptions({
    queryKey: ['report', 'pages', asked],
    queryFn: () => getMonitoredPages({ data: asked }),
  });

/** How far the pages came on their way to a click; the last answer stays until the next one is there. */
export const funnelQuery = (asked: AskedFunnel) =>
  queryOptions({
    queryKey: ['report', 'funnel', asked],
    queryFn: () => getFunnel({ data: asked }),
    placeholderData: keepPreviousData,
  });

/** Milliseconds for which a check of the connections counts as current: each one asks Google. */
const checkStaleTime = 5 * 60_000;

/** What is connected and what is not. */
export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: () => getConnections(),
  staleTime: checkStaleTime,
});
