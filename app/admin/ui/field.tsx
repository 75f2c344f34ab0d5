import type { ComponentProps } from 'react';
import { inputStyle } from '#app/ui/input-style.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'> {
  name: string;
  label: string;
  /** What to know before filling it in. */
  hint?: string;
  error: string | undefined;
}

/** A labelled input with its hint and its error. */
export function TextField({ name, label, hint, error, ...input }: TextFieldProps) {
  const described = [
    hint === undefined ? undefined : `${name}-dica`,
    error === undefined ? undefined : `${name}-erro`,
  ].filter((id) => id !== undefined);
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${name}-dica`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <input
        {...input}
        id={name}
        name={name}
        aria-invalid={error !== undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        className={`mt-1.5 ${inputStyle}`}
      />
      {error !== undefined && (
        <p id={`${name}-erro`} className="mt-1.5 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
