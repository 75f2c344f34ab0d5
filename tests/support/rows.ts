import { randomUUID } from 'node:crypto';
import type { Database } from '#supabase/database.types.ts';

type Tables = Database['public']['Tables'];

/** Rows that the database accepts; each call makes another one, and what matters to a test is given. */
export const rows = {
  blog_posts: (given: Partial<Tables['blog_posts']['Insert']> = {}) => ({
    title: 'Pia entupida',
    slug: `post-${randomUUID()}`,
    excerpt: 'O que fazer.',
    content: '<p>Feche a torneira.</p>',
    meta_description: 'O que fazer com a pia entupida.',
    status: 'published',
    published_at: '2025-08-21T12:00:00Z',
    ...given,
  }),
  automation_logs: (given: Partial<Tables['automation_logs']['Insert']> = {}) => ({
    type: 'url_audit',
    status: 'success',
    message: 'Auditoria concluída.',
    ...given,
  }),
  search_console_data: (given: Partial<Tables['search_console_data']['Insert']> = {}) => ({
    date: '2025-08-21',
    url: `https://www.example.com/${randomUUID()}`,
    query: 'pia entupida',
    clicks: 1,
    impressions: 4,
    ctr: 0.25,
    position: 3.5,
    ...given,
  }),
  search_console_days: (given: Partial<Tables['search_console_days']['Insert']> = {}) => ({
    date: '2025-08-21',
    clicks: 2,
    impressions: 10,
    ctr: 0.2,
    position: 5,
    is_final: true,
    synced_at: '2025-08-25T12:00:00Z',
    ...given,
  }),
  search_console_pages: (given: Partial<Tables['search_console_pages']['Insert']> = {}) => ({
    date: '2025-08-21',
    url: `https://www.example.com/${randomUUID()}`,
    clicks: 1,
    impressions: 6,
    ctr: 0.17,
    position: 4,
    ...given,
  }),
  url_monitoring: (given: Partial<Tables['url_monitoring']['Insert']> = {}) => ({
    url: `https://www.example.com/${randomUUID()}`,
    status_code: 200,
    response_time: 120,
    ...given,
  }),
  seo_alerts: (given: Partial<Tables['seo_alerts']['Insert']> = {}) => ({
    title: 'Página fora do ar',
    description: 'A página não respondeu.',
    severity: 'high',
    ...given,
  }),
};
