import { queryOptions } from '@tanstack/react-query';
import { getConnections, getDashboard, getFunnel } from './dashboard.functions.ts';
import { getAlerts, getMonitoredPages } from './monitoring.functions.ts';
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

/** How far each page came on its way to a click. */
export const funnelQuery = queryOptions({
  queryKey: ['report', 'funnel'],
  queryFn: () => getFunnel(),
});

/** Milliseconds for which a check of the connections counts as current: each one asks Google. */
const checkStaleTime = 5 * 60_000;

/** What is connected and what is not. */
export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: () => getConnections(),
  staleTime: checkStaleTime,
});
