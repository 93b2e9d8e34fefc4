import { falhaDe } from '@corre/contract/falhas.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { initTRPC, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { ZodError, z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { inputRefusal } from '../../base/input.ts';
import { databaseAway, isLost } from '../../base/lost-database.ts';
import type { Context } from './context.ts';

// For schemas without messages of their own.
z.config(z.locales.pt());

/** The account types that may call a procedure, each about its own data only or about any account's [papeis]. */
export type Callers = Partial<Record<UserType, 'own' | 'any'>>;

/** The metadata of a procedure: its REST address, and who may call it. */
export interface Meta extends OpenApiMeta {
  /** whom the procedure lets in; absent if anybody may call. `forAccounts` (procedures.ts) sets and checks it */
  callers?: Callers;
  /** permitted for a shop with the preset password; all other calls refuse such a shop */
  com_senha_inicial?: boolean;
  /** the answer contains a secret that is shown once, so the copy for retries is sealed with the data key (ADR 0077) */
  resposta_selada?: boolean;
  /** takes the dispatch lock, so it waits for its turn and may share a transaction with others (ADR 0094) */
  despacho?: true;
  /** the type of one event of a subscription, because tRPC's `.output` would validate each event at a high cost */
  event?: z.ZodType;
}

/** Names an unknown field of a nested object in the same words as one of the body (rest/mount-rest.ts). */
function detalheDaEntrada({ issues: [primeira] }: ZodError): string {
  if (primeira?.code !== 'unrecognized_keys') return primeira?.message ?? 'Dados inválidos';
  return `Campo desconhecido: ${String(primeira.keys[0]).slice(0, 60)}`;
}

/** The procedure's name and input of an error, as far as they are known. */
export interface Chamada {
  path: string | undefined;
  input: unknown;
}

/**
 * Returns the Portuguese sentence of an error [falhas]. A fault shows the catalogue's sentence, never its own message
 * (ADR 0032).
 */
export function detailOf(error: TRPCError, { path, input }: Chamada): string {
  if (error.cause instanceof BusinessError) return error.cause.detail;
  if (error.cause instanceof ZodError && error.code === 'BAD_REQUEST') return detalheDaEntrada(error.cause);
  if (error.code === 'NOT_FOUND') return 'Endereço não encontrado';
  if (error.code === 'BAD_REQUEST' || error.code === 'PARSE_ERROR') return 'Dados inválidos';
  if (error.code === 'METHOD_NOT_SUPPORTED') return 'Método não suportado';
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return 'Envie os dados em JSON';
  if (error.code === 'PAYLOAD_TOO_LARGE') return 'Dados grandes demais';
  return falhaDe(path, input);
}

/**
 * Returns the input's field that a refusal is about, so that a form need not parse the sentence. Returns null if there
 * is none.
 */
export function fieldOf({ cause, code }: TRPCError): string | null {
  if (cause instanceof BusinessError) return cause.campo;
  const campo = cause instanceof ZodError && code === 'BAD_REQUEST' ? cause.issues[0]?.path[0] : undefined;
  return typeof campo === 'string' ? campo : null;
}

/** Returns the seconds until a retry may help. Returns null if waiting does not help. */
export const retryAfterOf = (error: TRPCError): number | null =>
  error.cause instanceof BusinessError ? error.cause.espera : null;

export const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error, ctx, path, input }) => ({
      ...shape,
      message: detailOf(error, { path, input }),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        detail: detailOf(error, { path, input }),
        campo: fieldOf(error),
        request_id: ctx?.request_id,
      },
    }),
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
  if (recusa !== null) throw new BusinessError('BAD_REQUEST', recusa);
  return next();
});

/** Returns the tRPC error of a refusal. Both transports answer with its status and detail. */
export const refusal = (cause: BusinessError) => new TRPCError({ code: cause.codigo, message: cause.detail, cause });

/** Returns the refusal of an error, also for a lost database connection. */
function transportError(error: TRPCError): TRPCError {
  if (error.cause instanceof BusinessError) return refusal(error.cause);
  return isLost(error) ? refusal(databaseAway()) : error;
}

/**
 * Turns refusals into tRPC errors, and records the status of every call, also within a batch. One middleware does both,
 * because each costs a poll 4 µs (ADR 0054).
 */
export const withErrors = t.middleware(async ({ ctx, path, next }) => {
  const resultado = await next();
  const error = resultado.ok ? null : transportError(resultado.error);
  ctx.record.calls.push({ route: path, status: error ? getHTTPStatusCodeFromError(error) : 200 });
  if (error) throw error;
  return resultado;
});
