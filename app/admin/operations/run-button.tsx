import { useHydrated } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { buttonStyle } from '#app/ui/button.tsx';

interface RunButtonProps {
  variant: 'primary' | 'secondary';
  isRunning: boolean;
  /** A longer name for screen readers; it must begin with the visible text. */
  label?: string;
  /** Id of a text that says what to know before it is pressed. */
  describedBy?: string | undefined;
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
  describedBy,
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
      aria-describedby={describedBy}
      aria-disabled={hydrated ? isRunning : undefined}
      onClick={() => {
        if (!isRunning) onStart();
      }}
      className={`${buttonStyle(variant)} ${className}`}
    >
      {children}
    </button>
  );
}
