/** A form that was turned down: what to say above it and at its fields, and what may be filled in again. */
export interface RejectedForm {
  message?: string;
  errors: Record<string, string>;
  email?: string;
}
