import { Progress } from '@ark-ui/react/progress';
import { useHydrated } from '@tanstack/react-router';

interface RunProgressProps {
  label: string;
  isRunning: boolean;
  /** How far it is, where it says so: "2.400 de 50.000 páginas". */
  progress?: string | null | undefined;
}

/**
 * Shows that something is running, and how far it is where that is known. Rendered in the browser alone: its width is a style attribute,
 * which the content security policy forbids in the server's HTML.
 */
export function RunProgress({ label, isRunning, progress }: RunProgressProps) {
  const hydrated = useHydrated();
  if (!hydrated || !isRunning) return null;
  return (
    <Progress.Root value={null} className="mt-3 w-full">
      <Progress.Label className="text-sm text-ink-soft">
        {progress ? `${label} ${progress}.` : label}
      </Progress.Label>
      <Progress.Track className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-chip">
        <Progress.Range className="running h-full w-2/5 rounded-full bg-link" />
      </Progress.Track>
    </Progress.Root>
  );
}
