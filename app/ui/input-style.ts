/** Look of everything that is typed into. */
export const inputStyle =
  'block min-h-12 w-full rounded-xl border-2 border-edge bg-surface-raised px-4 py-2.5 text-ink placeholder:text-ink-soft hover:border-link disabled:border-line disabled:bg-surface-tinted disabled:text-ink-soft aria-invalid:border-danger';
