/**
 * A failure that the caller can do something about. `code` is for programs, the message for people, in
 * Portuguese, with nothing internal in it; `status` is the HTTP status of the answer.
 */
export class FunctionError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** The function cannot work as it is set up; the message says which secrets to set. */
export class ConfigurationError extends FunctionError {
  constructor(...secrets: readonly string[]) {
    const names = secrets.join(', ');
    super(500, 'configuration', `Falta configurar: ${names}. Defina o segredo e tente de novo.`);
  }
}
