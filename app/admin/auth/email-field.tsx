import { TextField } from '#app/admin/ui/field.tsx';
import type { RejectedForm } from './rejected-form.ts';

/** The e-mail of an account, as it was written when the form comes back. */
export function EmailField({ rejected }: { rejected: RejectedForm | undefined }) {
  return (
    <TextField
      name="email"
      label="E-mail"
      type="email"
      autoComplete="username"
      inputMode="email"
      required
      maxLength={254}
      defaultValue={rejected?.email}
      error={rejected?.errors['email']}
    />
  );
}
