import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuditHistoryTable } from './audit-history.tsx';

it('the newest audit comes first, which a phone shows without scrolling', () => {
  const audits = ['2026-11-21', '2026-11-14', '2026-11-07'].map((day, index) => ({
    created_at: `${day}T12:00:00Z`,
    counts: { slow: index + 1 },
  }));
  const page = renderToStaticMarkup(<AuditHistoryTable history={{ audits, changes: null }} />);
  const cells = [...page.matchAll(/<t[hd] [^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(cells).toEqual([
    'Achado',
    '21/11/2026',
    '14/11/2026',
    '07/11/2026',
    expect.any(String),
    '1',
    '2',
    '3',
  ]);
});
