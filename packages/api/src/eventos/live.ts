import type { Evento } from '@corre/contract/eventos/contrato.ts';
import { TRPCError } from '@trpc/server';
import type { Ator } from '../base/ator.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Context } from '../transport/trpc/context.ts';

/** How often an open stream checks that its session still lives, in milliseconds. */
const CONFERIR_SESSAO_MS = 10_000;

/** Whether an event is the caller's to know: couriers and shops what is theirs and the queue's movement, staff all. */
export function interessa(ator: Pick<Ator, 'user_type' | 'id'>, evento: Evento): boolean {
  if (evento.tipo === 'inicio') return true;
  if (ator.user_type === 'entregador') return evento.entregador_id === ator.id || evento.tipo === 'fila';
  if (ator.user_type === 'comercio') return evento.comercio_id === ator.id;
  return true;
}

/** An event without what is not the caller's: the queue moves for everybody, but nobody learns whose move it was. */
const reduzir = (ator: Ator, evento: Evento): Evento =>
  evento.tipo === 'fila' && ator.user_type === 'entregador' && evento.entregador_id !== ator.id
    ? { tipo: 'fila' }
    : evento;

/**
 * The caller's events, from now until they leave or their session ends. The first is `inicio`: take a full snapshot, then
 * treat each event as a hint. The session is checked again while the stream is open (docs/security.md, item 8).
 */
export async function* aoVivo(
  { deps, sessionLives }: Pick<Context, 'deps' | 'sessionLives'>,
  ator: Ator,
  signal: AbortSignal,
): AsyncGenerator<Evento> {
  const fim = new AbortController();
  const conferir = async () => {
    if (!(await sessionLives())) fim.abort();
  };
  const aCada = setInterval(
    () => conferir().catch((err) => deps.log.warn({ err }, 'session check failed')),
    CONFERIR_SESSAO_MS,
  );
  const eventos = deps.listener.eventos(AbortSignal.any([signal, fim.signal, deps.stopping]));
  try {
    yield { tipo: 'inicio' };
    for await (const [evento] of eventos) {
      if (evento.tipo === 'sessao') await conferir();
      if (fim.signal.aborted) break;
      if (evento.tipo !== 'sessao' && interessa(ator, evento)) yield reduzir(ator, evento);
    }
  } catch (erro) {
    if (![signal, fim.signal, deps.stopping].some((s) => s.aborted)) throw erro;
  } finally {
    clearInterval(aCada);
  }
  if (fim.signal.aborted) {
    // thrown while streaming, past the middleware that gives refusals their status
    const cause = new BusinessError('UNAUTHORIZED', 'Sua sessão terminou. Entre de novo.');
    throw new TRPCError({ code: cause.codigo, message: cause.detail, cause });
  }
}
