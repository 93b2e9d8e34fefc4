import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import { isLost } from './lost-database.ts';

/** SQLSTATE: identifies an error of PostgreSQL. */
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Classes about the server and the connection. Messages of all other classes may quote values or the statement. */
const SOBRE_O_SERVIDOR = /^(08|28|3D|53|57|58)/;
const CAUSAS_MAX = 5;

const campo = (erro: object, nome: string): unknown => Reflect.get(erro, nome);
const texto = (erro: object, nome: string) => {
  const valor = campo(erro, nome);
  return typeof valor === 'string' ? valor : undefined;
};

/** Returns the stack without the message at its top. */
const soLugares = (pilha: string | undefined) =>
  pilha
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const ehDoBanco = (erro: Error) => SQLSTATE.test(texto(erro, 'code') ?? '') && 'severity' in erro;

/**
 * Returns a database error without the row that it is about. `detail`, `where`, the message and the statement contain
 * addresses and documents of people (docs/security.md, logs). The names of the violated rule and the stack remain.
 */
function erroDoBanco(erro: Error) {
  const codigo = texto(erro, 'code') ?? '';
  const nomes = ['schema', 'table', 'column', 'constraint', 'routine'] as const;
  return {
    type: erro.name,
    code: codigo,
    ...(SOBRE_O_SERVIDOR.test(codigo) && { message: erro.message }),
    ...Object.fromEntries(nomes.flatMap((nome) => (texto(erro, nome) ? [[nome, texto(erro, nome)]] : []))),
    stack: soLugares(erro.stack),
  };
}

const temBancoPorBaixo = (erro: unknown, passos = CAUSAS_MAX): boolean =>
  erro instanceof Error && passos > 0 && (ehDoBanco(erro) || temBancoPorBaixo(erro.cause, passos - 1));

/**
 * Returns an error as the log stores it. An error that wraps a database error repeats the statement in its message, so
 * the message is dropped as well.
 */
export function errorInLog(erro: unknown, passos = CAUSAS_MAX): unknown {
  if (!(erro instanceof Error)) return { type: typeof erro };
  if (ehDoBanco(erro)) return erroDoBanco(erro);
  const embrulho = temBancoPorBaixo(erro);
  return {
    type: erro.name,
    ...(embrulho ? {} : { message: erro.message }),
    ...(texto(erro, 'code') && { code: texto(erro, 'code') }),
    stack: embrulho ? soLugares(erro.stack) : erro.stack,
    ...(erro.cause !== undefined && passos > 0 && { cause: errorInLog(erro.cause, passos - 1) }),
  };
}

const DEBUG = 20;

/** The listener logs a lost database once (eventos/listener.ts). Other reports of it go to level debug. */
const metLostDatabase = (fields: unknown): boolean =>
  typeof fields === 'object' && fields !== null && 'err' in fields && isLost(fields.err);

/** Adds a default message. Without one, pino would log the error's message, past the serializer. */
function comFrase(this: Logger, args: Parameters<LogFn>, registrar: LogFn, level: number): void {
  const [primeiro, frase = 'request failed', ...resto] = args;
  if (typeof primeiro === 'string') registrar.apply(this, args);
  else if (level > DEBUG && metLostDatabase(primeiro)) this.debug(primeiro, frase);
  else registrar.apply(this, [primeiro, frase, ...resto]);
}

/** Creates the log of a process: JSON lines, without secrets and without personal data. */
export function createLog(level: string, destino?: DestinationStream): Logger {
  const opcoes = {
    level,
    redact: ['req.headers.cookie', '*.senha', '*.nova_senha', '*.senha_atual', '*.token'],
    serializers: { err: (erro: unknown) => errorInLog(erro) },
    hooks: { logMethod: comFrase },
  };
  return destino ? pino(opcoes, destino) : pino(opcoes);
}
