import { isAdminPath } from './seo/paths.ts';
import { tendMenus } from './site/tend-menus.ts';
import { wakeIslands } from './site/wake-islands.ts';
// All styles of the site, which Start writes into each page.
import './styles.css';

/**
 * What a browser runs first. A public page is a document: only its islands are ever hydrated, each when it is needed. The
 * admin area is an application, and is hydrated as a whole at once.
 */
tendMenus();
if (isAdminPath(location.pathname)) {
  void import('./hydrate-application.tsx');
} else {
  wakeIslands({
    'quote-form': async () => (await import('./contact/quote-form.tsx')).QuoteForm,
    map: async () => (await import('./site/map-frame.tsx')).MapFrame,
    'map-consent': async () => (await import('./legal/map-consent-switch.tsx')).MapConsentSwitch,
  });
}
