import { remembered } from './remembered.tsx';

interface StepsProps {
  steps: readonly { title: string; text: string }[];
}

/** Numbered steps along a pipe: down a phone, and across wider screens. */
export const Steps = remembered(function Steps({ steps }: StepsProps) {
  const columns = steps.length > 3 ? 'md:grid-cols-4' : 'md:grid-cols-3';
  return (
    <ol className={`steps grid ${columns}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <h3 className="text-xl text-current">{title}</h3>
          <p className="mt-2 max-w-[44ch] text-ink-soft in-[.on-dark]:text-on-band-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
});
