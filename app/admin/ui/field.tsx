import type { ComponentProps } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'> {
  name: string;
  label: string;
  /** What to know before filling it in. */
  hint?: string;
  error: string | undefined;
}

/** Look of everything that is typed into. */
export const inputStyle =
  'block min-h-12 w-full rounded-xl border-2 border-edge bg-surface-raised px-4 py-2.5 text-ink placeholder:text-ink-soft aria-invalid:border-danger';

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
