/**
 * Every server function by its name: where it is, how it is called, and who may. What answers everybody is public, or
 * about the caller's own session.
 */
export const serverFunctions = {
  getAdminAccess: {
    file: 'app/admin/auth/access.functions.ts',
    method: 'GET',
    callers: 'everybody',
  },
  getHome: { file: 'app/admin/home/home.functions.ts', method: 'GET', callers: 'admins' },
  getNotifications: {
    file: 'app/admin/notifications/notifications.functions.ts',
    method: 'GET',
    callers: 'admins',
  },
  getNotificationChannels: {
    file: 'app/admin/notifications/notifications.functions.ts',
    method: 'GET',
    callers: 'admins',
  },
  saveNotificationSettings: {
    file: 'app/admin/notifications/notifications.functions.ts',
    method: 'POST',
    callers: 'admins',
  },
  testNotificationChannels: {
    file: 'app/admin/notifications/notifications.functions.ts',
    method: 'POST',
    callers: 'admins',
  },
  getRuns: { file: 'app/admin/operations/runs.functions.ts', method: 'GET', callers: 'admins' },
  startOperation: {
    file: 'app/admin/operations/runs.functions.ts',
    method: 'POST',
    callers: 'admins',
  },
  getPeople: { file: 'app/admin/people/people.functions.ts', method: 'GET', callers: 'admins' },
  getConnections: {
    file: 'app/admin/seo-dashboard/dashboard.functions.ts',
    method: 'GET',
    callers: 'admins',
  },
  getDashboard: {
    file: 'app/admin/seo-dashboard/dashboard.functions.ts',
    method: 'GET',
    callers: 'admins',
  },
  getFunnel: {
    file: 'app/admin/seo-dashboard/monitoring.functions.ts',
    method: 'GET',
    callers: 'admins',
  },
  getSearches: {
    file: 'app/admin/searches/searches.functions.ts',
    method: 'GET',
    callers: 'admins',
  },
  getAlerts: {
    file: 'app/admin/seo-dashboard/monitoring.functions.ts',
    method: 'GET',
    callers: 'admins',
  },
  getMonitoredPages: {
    file: 'app/admin/seo-dashboard/monitoring.functions.ts',
    method: 'GET',
    callers: 'admins',
  },
  resolveAlert: {
    file: 'app/admin/seo-dashboard/monitoring.functions.ts',
    method: 'POST',
    callers: 'admins',
  },
  reopenAlert: {
    file: 'app/admin/seo-dashboard/monitoring.functions.ts',
    method: 'POST',
    callers: 'admins',
  },
  getExplanation: {
    file: 'app/admin/sitemap-manager/sitemap-report.functions.ts',
    method: 'GET',
    callers: 'admins',
  },
  getSitemapReport: {
    file: 'app/admin/sitemap-manager/sitemap-report.functions.ts',
    method: 'GET',
    callers: 'admins',
  },
  getBlogList: { file: 'app/blog/posts.functions.ts', method: 'GET', callers: 'everybody' },
  getBlogPost: { file: 'app/blog/posts.functions.ts', method: 'GET', callers: 'everybody' },
  getReading: { file: 'app/site/reading.functions.ts', method: 'GET', callers: 'everybody' },
  getTestimonials: {
    file: 'app/home/testimonials.functions.ts',
    method: 'GET',
    callers: 'everybody',
  },
  getSitemapsCheck: {
    file: 'app/sitemap-check/check.functions.ts',
    method: 'GET',
    callers: 'everybody',
  },
} as const;
