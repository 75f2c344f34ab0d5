import MapIcon from 'lucide-react/icons/map';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { company } from '#app/company/company.ts';
import { buttonStyle } from '#app/ui/button.tsx';
import { setMapConsent, useMapConsent } from './map-consent.ts';

/** How near to the viewport, in CSS pixels, a map is loaded. */
const margin = '200px';

/** How high our own map is, and Google's over it. */
export const drawingHeight = 'h-64 sm:h-96';

/** In the footer a button is no louder than the links around it. */
export const rowButton = '@2xl:min-h-11 @2xl:px-5 @2xl:text-base';

const overDrawing = {
  frame: `absolute inset-x-0 top-0 ${drawingHeight}`,
  button: buttonStyle('secondary'),
} as const;
const inRow = {
  frame: 'order-first h-64 w-full overflow-hidden rounded-card',
  button: `${buttonStyle('light')} ${rowButton}`,
} as const;

interface MapFrameProps {
  /** Google's map covers our own; else it makes room for itself. */
  hasDrawing?: boolean;
}

/**
 * The question, as a native disclosure: opening it is the visitor's agreement, and an opening that comes
 * before the page is hydrated is not lost. Without script it opens to a sentence that says what to do.
 */
export function MapFrame({ hasDrawing = false }: MapFrameProps) {
  const agreed = useMapConsent();
  const question = useRef<HTMLDetailsElement>(null);
  const { frame, button } = hasDrawing ? overDrawing : inRow;

  useEffect(() => {
    if (question.current?.open === true) setMapConsent(true);
  }, []);

  if (agreed) {
    return (
      <>
        <NearFrame className={frame} />
        <About>O mapa é do Google, e você o permitiu.</About>
      </>
    );
  }
  return (
    <>
      <details
        ref={question}
        onToggle={({ currentTarget }) => currentTarget.open && setMapConsent(true)}
        className="@max-2xl:grow"
      >
        <summary className={`${button} @max-2xl:w-full @max-2xl:[&>svg]:hidden`}>
          <MapIcon aria-hidden="true" className="size-5 shrink-0" />
          Ver no mapa
        </summary>
        <p className="mt-2 font-medium">O mapa só abre aqui com JavaScript. Use “Como Chegar”.</p>
      </details>
      <About>O mapa é do Google e só abre se você quiser.</About>
    </>
  );
}

/** Whose map it is, and the way to what the policy says of it: who learns what, and how the choice is kept and taken back. */
function About({ children }: { children: ReactNode }) {
  return (
    <p className="order-last w-full text-sm leading-snug">
      {children}{' '}
      <a href="/politica-privacidade#cookies" className="underline underline-offset-4">
        Privacidade
      </a>
    </p>
  );
}

/** Google's map, loaded when its place comes near the viewport. */
function NearFrame({ className }: { className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className={className}>
      {near && (
        <iframe
          src={company.mapEmbedUrl}
          title={`Mapa de ${company.address.city}`}
          referrerPolicy="no-referrer-when-downgrade"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, so it cannot lift its own sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className="size-full border-0 bg-surface-tinted"
        />
      )}
    </div>
  );
}

/** Whether an element has come near the viewport. */
function useNear(element: { current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
