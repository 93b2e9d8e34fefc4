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

// Messages of schemas that carry none of their own.
z.config(z.locales.pt());

/** Procedure metadata: where REST mounts it, and who passes. */
export interface Meta extends OpenApiMeta {
  /** The types of accounts that pass; absent where anybody does. `de` (procedures.ts) sets it and demands it. */
  quem?: readonly UserType[];
  /** Open to a shop that still has the preset password; every other call refuses it. */
  com_senha_inicial?: boolean;
  /** Its answer says a secret once: what is kept of it for a retry is closed with the data key (decision record 0077). */
  resposta_selada?: boolean;
  /** It takes the dispatch lock: it waits for its turn, and may share a transaction with others (decision record 0094). */
  despacho?: true;
  /** What a subscription sends, one event of it: tRPC has no `.output` for streams that would not cost a check of each. */
  event?: z.ZodType;
}

/** An unknown field of a nested object is named as one of the body's own is (rest/mount-rest.ts). */
function detalheDaEntrada({ issues: [primeira] }: ZodError): string {
  if (primeira?.code !== 'unrecognized_keys') return primeira?.message ?? 'Dados inválidos';
  return `Campo desconhecido: ${String(primeira.keys[0]).slice(0, 60)}`;
}

/** Where an error came from: the procedure's name and its input, as far as they are known. */
export interface Chamada {
  path: string | undefined;
  input: unknown;
}

/** The Portuguese sentence that an error shows; a fault never shows its own message but the catalogue's (decision record 0032). */
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

/** The input's field that a refusal is about, so that a form need not read it out of the sentence; null when there is none. */
export function fieldOf({ cause, code }: TRPCError): string | null {
  if (cause instanceof BusinessError) return cause.campo;
  const campo = cause instanceof ZodError && code === 'BAD_REQUEST' ? cause.issues[0]?.path[0] : undefined;
  return typeof campo === 'string' ? campo : null;
}

/** Seconds to wait before asking again; null when waiting helps nobody. */
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

/** Refuses inputs that no database column could hold (base/input.ts), before any schema looks at them. */
export const wholeInput = t.middleware(async ({ next, getRawInput }) => {
  // A call without input has no body to read ('Sair'); a broken body is refused by the input's own schema.
  const recusa = inputRefusal(await getRawInput().catch(() => undefined));
  if (recusa !== null) throw new BusinessError('BAD_REQUEST', recusa);
  return next();
});

/** The transport's error for a refusal: both transports answer with its status and detail. */
export const refusal = (cause: BusinessError) => new TRPCError({ code: cause.codigo, message: cause.detail, cause });

/** The refusal that an error stands for; a database that was lost on the way is one of them. */
function transportError(error: TRPCError): TRPCError {
  if (error.cause instanceof BusinessError) return refusal(error.cause);
  return isLost(error) ? refusal(databaseAway()) : error;
}

/**
 * Turns refusals into the transport's errors, and notes of every call, alone or within a batch, how it ended: in one
 * middleware, since each costs a poll 4 µs (decision record 0054).
 */
export const withErrors = t.middleware(async ({ ctx, path, next }) => {
  const resultado = await next();
  const error = resultado.ok ? null : transportError(resultado.error);
  ctx.record.calls.push({ route: path, status: error ? getHTTPStatusCodeFromError(error) : 200 });
  if (error) throw error;
  return resultado;
});
