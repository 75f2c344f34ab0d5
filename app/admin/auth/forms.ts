import * as v from 'valibot';
import { shortestPassword } from '#supabase/admin/password-length.ts';
import type { RejectedForm } from './rejected-form.ts';

const longestPassword = 72;

const email = v.pipe(
  v.string('Escreva o seu e-mail.'),
  v.trim(),
  v.nonEmpty('Escreva o seu e-mail.'),
  v.maxLength(254, 'O e-mail é longo demais.'),
  v.email('Confira o e-mail: ele deve ser como nome@exemplo.com.br.'),
);
const password = v.pipe(
  v.string('Escreva a sua senha.'),
  v.nonEmpty('Escreva a sua senha.'),
  v.maxLength(1_000, 'A senha é longa demais.'),
);
const newPassword = v.pipe(
  v.string('Escreva a nova senha.'),
  v.minLength(shortestPassword, `A nova senha deve ter pelo menos ${shortestPassword} caracteres.`),
  // bcrypt, which Supabase stores passwords with, reads no more.
  v.maxBytes(longestPassword, `A nova senha deve ter no máximo ${longestPassword} caracteres.`),
);
const repeated = {
  nova: newPassword,
  repetida: v.string('Repita a nova senha.'),
};
const notTheSame = 'As duas senhas não são iguais.';
const isSame = ({ nova, repetida }: { nova: string; repetida: string }) => nova === repetida;

/** The forms of the sign-in; their field names are those of the HTML. */
export const signInForm = v.object({ email, senha: password });
export const requestForm = v.object({ email });
export const resetForm = v.pipe(
  v.object({
    codigo: v.pipe(v.string(), v.minLength(6), v.maxLength(200)),
    ...repeated,
  }),
  v.forward(v.partialCheck([['nova'], ['repetida']], isSame, notTheSame), ['repetida']),
);
export const changeForm = v.pipe(
  v.object({ atual: password, ...repeated }),
  v.forward(v.partialCheck([['nova'], ['repetida']], isSame, notTheSame), ['repetida']),
);
export const signOutForm = v.object({
  escopo: v.optional(v.picklist(['local', 'global']), 'local'),
});

/** Reads a form's fields by its schema, or says what is wrong with each. */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  form: FormData,
): { values: v.InferOutput<Schema> } | { rejected: RejectedForm } {
  const result = v.safeParse(schema, Object.fromEntries(form));
  if (result.success) return { values: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue);
    if (field !== null) errors[field] ??= issue.message;
  }
  const given = form.get('email');
  return {
    rejected: { errors, ...(typeof given === 'string' && { email: given.slice(0, 254) }) },
  };
}
