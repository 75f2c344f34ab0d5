import { useHydrated } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { buttonStyle } from '#app/ui/button.tsx';

interface CopyButtonProps {
  /** What is copied. It stands beside the button too, for a browser that refuses to copy. */
  text: string;
  label: string;
}

/** Copies a text, and says whether it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const hydrated = useHydrated();
  const [result, setResult] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      // A page without https has no clipboard.
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  const Icon = result === 'copied' ? Check : Copy;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <button
        type="button"
        disabled={!hydrated}
        className={`${buttonStyle('secondary')} min-h-11! px-4! py-1! text-[0.9375rem]`}
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </button>
      <output className="text-sm">
        {result === 'copied' && 'Copiado.'}
        {result === 'refused' && 'Não foi possível copiar. Selecione o texto e copie.'}
      </output>
    </span>
  );
}
