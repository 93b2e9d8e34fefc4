import { falhaDe } from '@corre/contract/falhas.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { initTRPC, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { ZodError, z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { contarRecusa } from '../../base/contar-recusa.ts';
import { notNow } from '../../base/database-failures.ts';
import { inputRefusal } from '../../base/input.ts';
import type { Context } from './context.ts';

// For schemas without messages of their own.
z.config(z.locales.pt());

/** The account types that may call a procedure, each about its own data only or about any account's [papeis]. */
export type Callers = Partial<Record<UserType, 'own' | 'any'>>;

/** What the metadata of a procedure says if its call will go (docs/api-versions.md). The days are `yyyy-mm-dd`, UTC. */
export interface Deprecated {
  /** the day from which the call must no longer be used in new programs */
  since: string;
  /** the first day without the call */
  sunset: string;
  /** the call that replaces it: `GET /comercio/{comercio_nome}/solicitacoes`; null if there is none */
  instead: string | null;
}

/** The metadata of a procedure: its REST address, and who may call it. */
export interface Meta extends OpenApiMeta {
  /** whom the procedure lets in; absent if anybody may call. `forAccounts` (procedures.ts) sets and checks it */
  callers?: Callers;
  /** permitted for a shop with the preset password; all other calls refuse such a shop */
  com_senha_inicial?: boolean;
  /**
   * permitted for a session without the second factor that its kind of account must have; all other calls refuse such a
   * session [segundo-fator]
   */
  sem_fator?: true;
  /**
   * moves money out or gives access: asks for the second factor again if it was given more than 10 minutes ago. `se_ha`
   * does so only for accounts that have one, because the call enrols the first [segundo-fator]
   */
  fator_recente?: 'sempre' | 'se_ha';
  /** the answer contains a secret that is shown once, so the copy for retries is sealed with the data key (ADR 0038) */
  resposta_selada?: boolean;
  /** takes the dispatch lock, so it waits for its turn and may share a transaction with others (ADR 0013) */
  despacho?: true;
  /** the call will go: REST answers say so (docs/api-versions.md) */
  deprecated?: Deprecated;
  /** a test key's act is kept, because it touches nothing real [chave-de-teste] */
  guarda_em_teste?: true;
  /** the type of one event of a subscription, because tRPC's `.output` would validate each event at a high cost */
  event?: z.ZodType;
}

/** Names an unknown field of a nested object in the same words as one of the body (rest/mount-rest.ts). */
function inputError({ issues: [primeira] }: ZodError): BusinessError {
  const [inicio] = primeira?.path ?? [];
  const campo = typeof inicio === 'string' ? inicio : null;
  if (primeira?.code === 'unrecognized_keys') {
    const nome = String(primeira.keys[0]);
    return new BusinessError('CAMPO_DESCONHECIDO', { nome, campo: campo ?? nome.slice(0, 60) });
  }
  return new BusinessError('DADOS_INVALIDOS', { frase: primeira?.message ?? 'Dados inválidos', campo });
}

/** The procedure's name and input of an error, as far as they are known. */
export interface Chamada {
  path: string | undefined;
  input: unknown;
}

/** The errors that tRPC itself finds before a procedure runs. */
const TRPC_CODES = {
  NOT_FOUND: 'CAMINHO_NAO_ENCONTRADO',
  METHOD_NOT_SUPPORTED: 'METODO_NAO_SUPORTADO',
  UNSUPPORTED_MEDIA_TYPE: 'CORPO_NAO_E_JSON',
  PAYLOAD_TOO_LARGE: 'DADOS_GRANDES_DEMAIS',
} as const;

const isOfTrpc = (code: string): code is keyof typeof TRPC_CODES => Object.hasOwn(TRPC_CODES, code);

/**
 * Returns what an error answers: its code, its Portuguese sentence [falhas] and its field. A fault shows the
 * catalogue's sentence, never its own message (ADR 0035).
 */
export function errorOf({ cause, code }: TRPCError, { path, input }: Chamada): BusinessError {
  if (cause instanceof BusinessError) return cause;
  if (cause instanceof ZodError && code === 'BAD_REQUEST') return inputError(cause);
  if (isOfTrpc(code)) return new BusinessError(TRPC_CODES[code]);
  return code === 'BAD_REQUEST' || code === 'PARSE_ERROR'
    ? new BusinessError('DADOS_INVALIDOS', { frase: 'Dados inválidos' })
    : new BusinessError('FALHA_INTERNA', { frase: falhaDe(path, input) });
}

/** Returns the seconds until a retry may help. Returns null if waiting does not help. */
export const retryAfterOf = (error: TRPCError): number | null =>
  error.cause instanceof BusinessError ? error.cause.espera : null;

export const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error, ctx, path, input }) => {
      const { codigo, detail, campo, fields } = errorOf(error, { path, input });
      const { code, httpStatus, path: procedure } = shape.data;
      const data = { code, httpStatus, path: procedure, detail, codigo, campo, request_id: ctx?.request_id, ...fields };
      return { ...shape, message: detail, data };
    },
    sse: {
      ping: { enabled: true, intervalMs: 3_500 },
      client: { reconnectAfterInactivityMs: 8_500 },
    },
  });

export const router = t.router;

/** Refuses inputs that no database column could hold (base/input.ts), before any schema validates them. */
export const wholeInput = t.middleware(async ({ next, getRawInput }) => {
  // A call without input has no body to read ('Sair'). The input's own schema refuses a broken body.
  const recusa = inputRefusal(await getRawInput().catch(() => undefined));
  if (recusa !== null) throw recusa;
  return next();
});

/** Returns the tRPC error of a refusal. Both transports answer with its status and detail. */
export const refusal = (cause: BusinessError) => new TRPCError({ code: cause.status, message: cause.detail, cause });

/** Returns the refusal of an error, also for a database that is away or too busy. */
function transportError(error: TRPCError): TRPCError {
  if (error.cause instanceof BusinessError) return refusal(error.cause);
  const unavailable = notNow(error);
  return unavailable ? refusal(unavailable) : error;
}

/**
 * Turns refusals into tRPC errors, records the status of every call, also within a batch, and counts the acts whose row
 * was held. One middleware does all, because each costs a poll 4 µs (ADR 0043).
 */
export const withErrors = t.middleware(async ({ ctx, path, type, next }) => {
  const resultado = await next();
  const error = resultado.ok ? null : transportError(resultado.error);
  ctx.record.calls.push({ route: path, status: error ? getHTTPStatusCodeFromError(error) : 200 });
  if (error) {
    if (type === 'mutation') contarRecusa(ctx.em, error);
    throw error;
  }
  return resultado;
});
