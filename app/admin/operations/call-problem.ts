import { connectivity } from './toasts.ts';

/**
 * Why a call of a server function brought no answer, for the operator: without a connection here, without an answer of
 * our server, or with its word that Supabase did not answer it.
 */
export function callProblem(error: unknown, isOnline: boolean): string {
  // The browser's own fetch throws nothing else where no answer came.
  if (error instanceof TypeError) {
    return isOnline
      ? 'O site não respondeu. Confira a internet deste aparelho e tente de novo.'
      : 'Sem internet neste aparelho. Nada foi feito: conecte-se e tente de novo.';
  }
  if (error instanceof Response && error.status === 503) {
    return `${connectivity}. Tente de novo em instantes.`;
  }
  return 'Não foi possível concluir agora. Tente de novo em instantes.';
}
