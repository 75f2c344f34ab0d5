import { Map as MapIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { company } from '#app/company/company.ts';
import { setMapConsent, useMapConsent } from './map-consent.ts';

/** How near to the viewport, in CSS pixels, a map is loaded. */
const margin = '200px';

/**
 * The question, as a native disclosure: opening it is the visitor's agreement, and an opening that comes
 * before the page is hydrated is not lost. Without script it opens to a sentence that says what to do.
 */
export function MapFrame() {
  const agreed = useMapConsent();
  const question = useRef<HTMLDetailsElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);

  useEffect(() => {
    if (question.current?.open === true) setMapConsent(true);
  }, []);

  return (
    <div ref={place} className="size-full">
      {agreed ? (
        near && (
          <iframe
            src={company.mapEmbedUrl}
            title={`Mapa de ${company.address.city}`}
            referrerPolicy="no-referrer-when-downgrade"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, so it cannot lift its own sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            className="size-full border-0 bg-surface-tinted"
          />
        )
      ) : (
        <div className="flex size-full flex-col text-center text-sm leading-snug">
          <details
            ref={question}
            onToggle={({ currentTarget }) => currentTarget.open && setMapConsent(true)}
            className="peer grow p-3 text-left"
          >
            <summary className="inline-flex min-h-11 items-center gap-2 rounded-full bg-on-band px-5 text-base font-semibold text-band shadow-float hover:bg-on-band-soft">
              <MapIcon aria-hidden="true" className="size-5" />
              Ver no mapa
            </summary>
            <p className="mt-2 w-fit max-w-[36ch] rounded-xl bg-surface-raised p-2 font-medium">
              O mapa só abre aqui com JavaScript. Use “Como Chegar”.
            </p>
          </details>
          <p className="grid min-h-12 items-center bg-surface-raised px-3 py-1 text-ink-soft peer-open:hidden max-sm:text-[0.8125rem]">
            O mapa é do Google (EUA), que recebe o seu endereço IP. A sua escolha fica neste
            aparelho.
          </p>
        </div>
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
