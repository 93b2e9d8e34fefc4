import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { idSchema } from '@corre/contract/fields.ts';
import { Comercio } from '@corre/db/comercios/comercio.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { isStale } from '@corre/db/statement-names.ts';
import type { AnyTRPCMiddlewareFunction } from '@trpc/server';
import { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { cameTooLate } from '../../base/database-failures.ts';
import { actTransaction } from '../../base/dispatch-notes.ts';
import { idempotentReplays } from '../../base/measures.ts';
import { networkOf } from '../../base/network.ts';
import type { Onde } from '../../base/ports.ts';
import type { Context } from './context.ts';
import { type IdempotentRequest, keepAnswer, plainAnswer, reserveKey, sealedAnswer } from './idempotency.ts';
import { type Callers, type Meta, t, wholeInput, withErrors } from './init.ts';
import { demandRecentFactor } from './recent-factor.ts';

/** A procedure for everybody, with or without a session. All others build on it. */
export const publicProcedure = t.procedure.use(withErrors).use(wholeInput);

function demand({ ator, sem_fator }: Pick<Context, 'ator' | 'sem_fator'>, callers: Callers, meta?: Meta): Ator {
  const caller = ator ?? sem_fator;
  if (!caller) throw new BusinessError('SESSAO_TERMINADA');
  if (!callers[caller.user_type]) throw new BusinessError('CONTA_SEM_ACESSO');
  if (!ator && !meta?.sem_fator) throw new BusinessError('SEGUNDO_FATOR_PENDENTE');
  if (caller.senha_inicial && !meta?.com_senha_inicial) throw new BusinessError('SENHA_INICIAL');
  return caller;
}

const contaDeOutro = (campo: 'entregador_id' | 'comercio_nome') => new BusinessError('DE_OUTRA_CONTA', { campo });

/**
 * Returns a procedure for signed-in callers of these types. A procedure that says 'own' checks in its input whose data
 * the call is about. A shop with the preset password may call few procedures, and so may a session without the second
 * factor that its kind of account must have.
 */
export const forAccounts = (callers: Callers) =>
  publicProcedure.meta({ callers }).use(async ({ ctx, meta, next }) => {
    const ator = demand(ctx, callers, meta);
    if (meta?.fator_recente) await demandRecentFactor(ctx, ator, meta.fator_recente);
    return next({ ctx: { ator } });
  });

/**
 * Returns the name under which a caller's answers are kept. Nobody reads an answer that another credential got: an API
 * key reaches less than a session of its shop, and a session without its second factor less than one with it. A caller
 * without a session is known by the network only, as a keyed hash.
 */
function keeperOf({ deps, ator, sem_fator, escopos, ensaio, ip }: Context): string {
  const caller = ator ?? sem_fator;
  if (!caller) return `anonimo:${deps.vault.index(networkOf(ip)).slice(0, NAME_DIGITS)}`;
  const account = `${caller.user_type}:${caller.id}`;
  if (escopos === 'sessao') return ator ? account : `${account}:sem_fator`;
  const key = caller.token_hash.toString('hex').slice(0, NAME_DIGITS);
  return `${account}:chave:${key}${ensaio ? ':ensaio' : ''}`;
}
const NAME_DIGITS = 32;

/** Returns the claim of the caller's idempotency key. Returns null without a key. */
async function keyedRequest(
  ctx: Context,
  operacao: string,
  getRawInput: () => Promise<unknown>,
): Promise<IdempotentRequest | null> {
  const { deps, ator, ip, chave_idempotencia: chave } = ctx;
  if (!chave) return null;
  deps.brakes.chave(ator ? `${ator.user_type}:${ator.id}` : networkOf(ip));
  const impressao = deps.vault.index(JSON.stringify((await getRawInput()) ?? null));
  return { ator: keeperOf(ctx), chave, operacao, impressao };
}

const alvoDoSuporte = z.union([z.object({ solicitacao_id: idSchema }), z.object({ entregador_id: idSchema })]);

/** Returns the praça of an act: the caller's, or for support that of the named request or courier. */
function ondeDe(ator: Ator | null, input: unknown): Onde | undefined {
  if (ator?.user_type === 'entregador') return { entregador_id: ator.id };
  if (ator?.user_type === 'comercio') return { comercio_id: ator.id };
  return alvoDoSuporte.safeParse(input).data;
}

type Answered = Extract<Awaited<ReturnType<AnyTRPCMiddlewareFunction>>, { ok: true }>;

/**
 * Returns an answer that did not come from `next`. tRPC reads `ok` and `data` only; its types ask for a mark as well.
 */
const answered = (data: unknown) => ({ ok: true, data }) as Answered;

/** Rolls back a transaction that only tried something out. */
class Ensaio extends Error {}

/**
 * Runs the call in one transaction. `ctx.em` is bound to it, and every error rolls it back. With an idempotency key the
 * answer is stored in the same transaction, so a retry has one effect (docs/reliability.md, invariant 8).
 *
 * Round trips beside the act: before it the session check and the claim of a key, without locks that others wait for.
 * After it the `commit`, sent together with the stored answer.
 */
export const inTransaction = t.middleware(async ({ ctx, meta, next, path, getRawInput }) => {
  const pedido = await keyedRequest(ctx, path, getRawInput);
  const kept = meta?.resposta_selada ? sealedAnswer(ctx.deps.vault) : plainAnswer;
  const ensaio = ctx.ensaio && !meta?.guarda_em_teste;
  let ensaiado: Awaited<ReturnType<typeof next>> | null = null;
  const act = async (em: Em) => {
    const anterior = pedido && (await reserveKey(em, pedido));
    if (anterior) {
      idempotentReplays.inc();
      return answered(kept.open(anterior.resposta));
    }
    const resultado = await next({ ctx: { em } });
    if (!resultado.ok) throw resultado.error;
    if (pedido) await keepAnswer(em, pedido, kept.close(resultado.data));
    if (!ensaio) return resultado;
    // Deferred constraints would fail only at the commit, which a trial never reaches.
    await sql`set constraints all immediate`.execute(em.getKysely());
    ensaiado = resultado;
    throw new Ensaio();
  };
  const { record, callerLeft } = ctx;
  const onde = meta?.despacho && ondeDe(ctx.ator, await getRawInput());
  const run = () =>
    meta?.despacho
      ? ctx.deps.turn(ctx.em, { act: path, record, callerLeft, onde, ...(ctx.ensaio && { alone: true }) }, act)
      : actTransaction(ctx.em, path, act, record);
  // The transaction was rolled back, so run it again. A stale statement is prepared anew, and a late delivery counts in
  // the next week.
  return run().catch((cause: unknown) => {
    if (cause instanceof Ensaio && ensaiado) return ensaiado;
    if (!isStale(cause) && !cameTooLate(cause)) throw cause;
    return run();
  });
});

const entradaEntregador = z.object({ entregador_id: idSchema });
const entradaComercio = z.object({ comercio_nome: z.string({ error: 'Informe o comércio' }).min(1).max(200) });

/**
 * Reads of one courier's data, for the courier or the administrator. Checks `input.entregador_id` against the session
 * [papeis].
 */
export const leituraDoEntregador = forAccounts({ entregador: 'own', admin: 'any' })
  .input(entradaEntregador)
  .use(({ ctx, input, next }) => {
    if (ctx.ator.user_type === 'entregador' && ctx.ator.id !== input.entregador_id) throw contaDeOutro('entregador_id');
    return next();
  });

/** Reads with an effect, such as fetching an offer, which delivers it. For the courier only. */
export const pessoalDoEntregador = forAccounts({ entregador: 'own' })
  .input(entradaEntregador)
  .use(({ ctx, input, next }) => {
    if (ctx.ator.id !== input.entregador_id) throw contaDeOutro('entregador_id');
    return next();
  });

/** Acts of a courier, in a transaction. For the courier only; the administrator never acts as a courier. */
export const acaoDoEntregador = pessoalDoEntregador.use(inTransaction);

/** Reads of one shop's data, for the shop or the administrator. Sets `ctx.comercio`. */
export const leituraDoComercio = forAccounts({ comercio: 'own', admin: 'any' })
  .input(entradaComercio)
  .use(async ({ ctx, input, next }) => {
    const nome_chave = chaveDoNome(input.comercio_nome);
    if (ctx.ator.user_type === 'comercio') {
      if (chaveDoNome(ctx.ator.nome) !== nome_chave) throw contaDeOutro('comercio_nome');
      return next({ ctx: { comercio: { id: ctx.ator.id, nome: ctx.ator.nome } } });
    }
    const comercio = await ctx.em.findOne(Comercio, { nome_chave, ativo: true }, { fields: ['id', 'nome'] });
    if (!comercio) throw new BusinessError('COMERCIO_NAO_ENCONTRADO');
    return next({ ctx: { comercio: { id: comercio.id, nome: comercio.nome } } });
  });

/** Acts of a shop outside of a transaction, for the shop only. Sets `ctx.comercio`. */
export const pessoalDoComercio = forAccounts({ comercio: 'own' })
  .input(entradaComercio)
  .use(({ ctx, input, next }) => {
    if (chaveDoNome(ctx.ator.nome) !== chaveDoNome(input.comercio_nome)) throw contaDeOutro('comercio_nome');
    return next({ ctx: { comercio: { id: ctx.ator.id, nome: ctx.ator.nome } } });
  });

/** Acts of a shop, in a transaction, for the shop only. Sets `ctx.comercio`. */
export const acaoDoComercio = pessoalDoComercio.use(inTransaction);

/** Support's reads. The administrator may do all that support may [papeis]. */
export const leituraDoSuporte = forAccounts({ suporte: 'any', admin: 'any' });
/** Support's acts, in a transaction. */
export const acaoDoSuporte = leituraDoSuporte.use(inTransaction);
/** The administrator's reads. */
export const leituraDoAdmin = forAccounts({ admin: 'any' });
/** The administrator's acts, in a transaction. */
export const acaoDoAdmin = leituraDoAdmin.use(inTransaction);
