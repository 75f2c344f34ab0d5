import pino from 'pino';
import { requestContext } from './request-context.server.ts';

type Level = 'info' | 'warn' | 'error';

export interface LogLine {
  level: Level;
  message: string;
  requestId?: string;
  error?: ErrorFacts;
}

/** What a log says of an error. Not its other fields: PostgREST puts values of a row into `details`. */
interface ErrorFacts {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFacts;
}

const methods = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * From now on, what this process says on the console, the framework's words included, is written to standard output as
 * one line of JSON each. Answers how to write a line with fields of its own.
 */
export function logAsJson(): (fields: Record<string, unknown>, message: string) => void {
  const logger = pino({
    base: null,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    console[method] = (...parts: unknown[]) => {
      const line = logLine(methods[method], parts);
      if (line === undefined) return;
      const { level, message, ...fields } = line;
      logger[level](fields, message);
    };
  }
  return (fields, message) => logger.info(fields, message);
}

/**
 * A line of the log from what the console was called with; undefined when it is no news: a client that left is no error, and
 * neither is what follows from a service that is away.
 */
export function logLine(level: Level, parts: readonly unknown[]): LogLine | undefined {
  const context = requestContext();
  const errors = parts.filter((part) => part instanceof Error);
  if (errors.some(meansClientLeft) || (context?.hasLeft() === true && errors.some(isAbort))) {
    return undefined;
  }
  if (context?.isServiceAway === true && level !== 'info') return undefined;
  const [error] = errors;
  const words = parts.filter((part) => !(part instanceof Error)).map(asText);
  return {
    level,
    message: words.join(' ') || error?.message || 'An error without words.',
    ...(context !== undefined && { requestId: context.id }),
    ...(error !== undefined && { error: errorFacts(error) }),
  };
}

/** Node's words for a request whose connection ended before it did. */
function meansClientLeft(error: Error): boolean {
  return error.message === 'aborted' && codeOf(error) === 'ECONNRESET';
}

function isAbort(error: Error): boolean {
  return error.name === 'AbortError' || codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Causes of causes are told to this depth. */
const deepestCause = 3;

function errorFacts(error: Error, depth = 0): ErrorFacts {
  const code = codeOf(error);
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    ...(depth === 0 && error.stack !== undefined && { stack: error.stack }),
    ...(error.cause instanceof Error &&
      depth < deepestCause && { cause: errorFacts(error.cause, depth + 1) }),
  };
}

function asText(part: unknown): string {
  if (typeof part === 'string') return part;
  const json: unknown = JSON.stringify(part);
  return typeof json === 'string' ? json.slice(0, 1_000) : String(part);
}
