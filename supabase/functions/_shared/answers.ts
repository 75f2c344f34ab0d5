import { ConfigurationError } from './environment.ts';

/** An error answer as our functions give it: a code for programs, a sentence for people, nothing internal. */
export function errorAnswer(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status });
}

/** Runs a handler; what it throws is logged here and answered without its details. */
export async function answerSafely(handler: () => Promise<Response>): Promise<Response> {
  try {
    return await handler();
  } catch (error) {
    if (error instanceof ConfigurationError)
      return errorAnswer(500, 'configuration', error.message);
    console.error(error);
    return errorAnswer(500, 'internal', 'A operação falhou. Tente de novo em instantes.');
  }
}
