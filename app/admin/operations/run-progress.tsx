import { Progress } from '@ark-ui/react/progress';

/** That something is running, without a promise of when it ends; there only while it runs, in the browser. */
export function RunProgress({ label }: { label: string }) {
  return (
    <Progress.Root value={null} className="mt-3 w-full">
      <Progress.Label className="text-sm text-ink-soft">{label}</Progress.Label>
      <Progress.Track className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-brand-100">
        <Progress.Range className="running h-full w-2/5 rounded-full bg-brand-700" />
      </Progress.Track>
    </Progress.Root>
  );
}
