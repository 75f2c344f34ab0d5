import { setMapConsent, useMapConsent } from '#app/site/map-consent.ts';

/** Shows whether Google's map is allowed on this device, and takes the permission back. */
export function MapConsentSwitch() {
  const agreed = useMapConsent();
  return (
    <div className="rounded-card bg-surface-tinted p-5">
      <output className="block font-medium">
        {agreed
          ? 'O mapa do Google está permitido neste aparelho.'
          : 'O mapa do Google não está permitido neste aparelho.'}
      </output>
      <button
        type="button"
        disabled={!agreed}
        onClick={() => setMapConsent(false)}
        className="mt-3 inline-flex min-h-11 items-center rounded-full border-2 border-brand bg-surface-raised px-5 font-semibold text-brand hover:bg-hover disabled:border-line disabled:text-ink-soft disabled:hover:bg-surface-raised"
      >
        Retirar a permissão do mapa
      </button>
    </div>
  );
}
