import { setMapConsent, useMapConsent } from '#app/site/map-consent.ts';

/** Shows whether Google's map is allowed on this device, and takes a permission back. */
export function MapConsentSwitch() {
  const agreed = useMapConsent();
  return (
    <div className="flex min-h-21 flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card bg-surface-tinted p-5">
      <output className="font-medium">
        {agreed
          ? 'O mapa do Google está permitido neste aparelho.'
          : 'O mapa do Google não está permitido neste aparelho.'}
      </output>
      {agreed && (
        <button
          type="button"
          onClick={() => setMapConsent(false)}
          className="inline-flex min-h-11 items-center rounded-full border-2 border-brand bg-surface-raised px-5 font-semibold text-brand hover:bg-hover"
        >
          Retirar a permissão do mapa
        </button>
      )}
    </div>
  );
}
