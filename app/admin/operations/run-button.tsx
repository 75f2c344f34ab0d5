import { useHydrated } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { buttonStyle } from '#app/ui/button.tsx';

interface RunButtonProps {
  variant: 'primary' | 'secondary';
  isRunning: boolean;
  /** Says more than what is written on it, and begins with that. */
  label?: string;
  onStart: () => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
  children: ReactNode;
}

/**
 * Starts an operation. While it runs the button keeps its place and the focus, and does nothing; before the page
 * answers to presses it says so, instead of losing one.
 */
export function RunButton({
  variant,
  isRunning,
  label,
  onStart,
  ref,
  className = '',
  children,
}: RunButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      ref={ref}
      type="button"
      disabled={!hydrated}
      aria-label={label}
      aria-disabled={hydrated ? isRunning : undefined}
      onClick={() => {
        if (!isRunning) onStart();
      }}
      className={`${buttonStyle(variant)} disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60 ${className}`}
    >
      {children}
    </button>
  );
}
