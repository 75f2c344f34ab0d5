import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { mainId } from '#app/site/shell.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Only a part of the page changes, by a control that keeps the focus, as a tab. */
    keepFocus?: boolean;
  }
}

/**
 * Does for a page change inside the admin area what a browser does for a page load: moves the focus to the new
 * page, so that Tab and a screen reader go on from there, and announces its title. A link to a part of a
 * page is the router's to follow.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const message = useRef<HTMLOutputElement>(null);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        const searchChanged = fromLocation?.searchStr !== toLocation.searchStr;
        if (fromLocation === undefined || (!pathChanged && !searchChanged)) return;
        if (toLocation.state.keepFocus) return;
        if (toLocation.hash === '') document.getElementById(mainId)?.focus({ preventScroll: true });
        if (message.current !== null) message.current.textContent = document.title;
      }),
    [router],
  );
  return <output ref={message} className="sr-only" />;
}
