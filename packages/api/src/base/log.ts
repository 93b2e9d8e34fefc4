import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import { isLost } from './database-failures.ts';

/** SQLSTATE: identifies an error of PostgreSQL. */
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Classes about the server and the connection. Messages of all other classes may quote values or the statement. */
const ABOUT_THE_SERVER = /^(08|28|3D|53|57|58)/;
const CAUSES_MAX = 5;

const fieldOf = (error: object, field: string): unknown => Reflect.get(error, field);
const textField = (error: object, field: string) => {
  const value = fieldOf(error, field);
  return typeof value === 'string' ? value : undefined;
};

/** Returns the stack without the message at its top. */
const placesOnly = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const isDatabaseError = (error: Error) => SQLSTATE.test(textField(error, 'code') ?? '') && 'severity' in error;

/**
 * Returns a database error without the row that it is about. `detail`, `where`, the message and the statement contain
 * addresses and documents of people (docs/security.md, logs). The names of the violated rule and the stack remain.
 */
function databaseError(error: Error) {
  const code = textField(error, 'code') ?? '';
  const fields = ['schema', 'table', 'column', 'constraint', 'routine'] as const;
  return {
    type: error.name,
    code,
    ...(ABOUT_THE_SERVER.test(code) && { message: error.message }),
    ...Object.fromEntries(
      fields.flatMap((field) => (textField(error, field) ? [[field, textField(error, field)]] : [])),
    ),
    stack: placesOnly(error.stack),
  };
}

const comesFromDatabase = (error: unknown, depth = CAUSES_MAX): boolean =>
  error instanceof Error && depth > 0 && (isDatabaseError(error) || comesFromDatabase(error.cause, depth - 1));

/**
 * Returns an error as the log stores it. An error that wraps a database error repeats the statement in its message, so
 * the message is dropped as well.
 */
export function errorInLog(error: unknown, depth = CAUSES_MAX): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  if (isDatabaseError(error)) return databaseError(error);
  const wraps = comesFromDatabase(error);
  return {
    type: error.name,
    ...(wraps ? {} : { message: error.message }),
    ...(textField(error, 'code') && { code: textField(error, 'code') }),
    stack: wraps ? placesOnly(error.stack) : error.stack,
    ...(error.cause !== undefined && depth > 0 && { cause: errorInLog(error.cause, depth - 1) }),
  };
}

const DEBUG = 20;

/** The listener logs a lost database once (eventos/listener.ts). Other reports of it go to level debug. */
const metLostDatabase = (fields: unknown): boolean =>
  typeof fields === 'object' && fields !== null && 'err' in fields && isLost(fields.err);

/** Adds a default message. Without one, pino would log the error's message, past the serializer. */
function withSentence(this: Logger, args: Parameters<LogFn>, write: LogFn, level: number): void {
  const [first, sentence = 'request failed', ...rest] = args;
  if (typeof first === 'string') write.apply(this, args);
  else if (level > DEBUG && metLostDatabase(first)) this.debug(first, sentence);
  else write.apply(this, [first, sentence, ...rest]);
}

/** Creates the log of a process: JSON lines, without secrets and without personal data. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.cookie', '*.senha', '*.nova_senha', '*.senha_atual', '*.token'],
    serializers: { err: (error: unknown) => errorInLog(error) },
    hooks: { logMethod: withSentence },
  };
  return destination ? pino(options, destination) : pino(options);
}
