import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { idSchema } from '@corre/contract/fields.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { Comercio } from '@corre/db/comercios/comercio.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { isStale } from '@corre/db/statement-names.ts';
import { cameTooLate } from '@corre/db/too-late.ts';
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import';
import { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { actTransaction } from '../../base/dispatch-notes.ts';
import { idempotentReplays } from '../../base/measures.ts';
import { networkOf } from '../../base/network.ts';
import type { Onde } from '../../base/ports.ts';
import type { Context } from './context.ts';
import { type IdempotentRequest, keepAnswer, reserveKey } from './idempotency.ts';
import { t, wholeInput, withErrors } from './init.ts';
import { plainAnswer, sealedAnswer } from './kept-answer.ts';

/** Anyone, signed in or not. Every other procedure builds on it. */
export const publico = t.procedure.use(withErrors).use(wholeInput);

const demand = (ator: Ator | null, tipos: readonly UserType[]): Ator => {
  if (!ator) throw new BusinessError('UNAUTHORIZED', 'Sua sessão terminou. Entre de novo.');
  if (!tipos.includes(ator.user_type)) throw new BusinessError('FORBIDDEN', 'Sua conta não tem acesso a isto.');
  return ator;
};

const contaDeOutro = () => new BusinessError('FORBIDDEN', 'Isto pertence a outra conta.');

/** What a shop with the preset password reads wherever it goes (docs/decisions/0017-sessions-list-and-passwords.md). */
const TROQUE_A_SENHA_INICIAL = 'Troque a senha inicial para continuar.';

/** A signed-in caller of one of these types. A shop with the preset password only gets through to what is meant for it. */
export const de = (...tipos: UserType[]) =>
  publico.meta({ quem: tipos }).use(({ ctx, meta, next }) => {
    const ator = demand(ctx.ator, tipos);
    if (ator.senha_inicial && !meta?.com_senha_inicial) throw new BusinessError('FORBIDDEN', TROQUE_A_SENHA_INICIAL);
    return next({ ctx: { ator } });
  });

/** What the caller's key stands for; null when they sent none. */
async function keyedRequest(
  { deps, ator, ip, chave_idempotencia: chave, ensaio }: Context,
  operacao: string,
  getRawInput: () => Promise<unknown>,
): Promise<IdempotentRequest | null> {
  if (!chave) return null;
  const quem = ator ? `${ator.user_type}:${ator.id}${ensaio ? ':ensaio' : ''}` : 'anonimo';
  deps.brakes.chave(ator ? quem : networkOf(ip));
  const impressao = deps.vault.index(JSON.stringify((await getRawInput()) ?? null));
  return { ator: quem, chave, operacao, impressao };
}

const alvoDoSuporte = z.union([z.object({ solicitacao_id: idSchema }), z.object({ entregador_id: idSchema })]);

/** Whose place an act works on: the caller's, or of support's that of the request or the courier whom it names. */
function ondeDe(ator: Ator | null, input: unknown): Onde | undefined {
  if (ator?.user_type === 'entregador') return { entregador_id: ator.id };
  if (ator?.user_type === 'comercio') return { comercio_id: ator.id };
  return alvoDoSuporte.safeParse(input).data;
}

/** Ends a transaction that only tried something out. */
class Ensaio extends Error {}

/**
 * Runs the call in one transaction: `ctx.em` is bound to it, whatever throws rolls it back. With an idempotency key the
 * answer is stored in that same transaction, so a retry has one effect (docs/reliability.md, invariant 8).
 *
 * Round trips around the act: before it the session check and, with a key, its claim, which hold no lock that others wait for; after
 * it the `commit`, which takes the answer that is kept along.
 */
export const inTransaction = t.middleware(async ({ ctx, meta, next, path, getRawInput }) => {
  const pedido = await keyedRequest(ctx, path, getRawInput);
  const kept = meta?.resposta_selada ? sealedAnswer(ctx.deps.vault) : plainAnswer;
  let ensaiado: Awaited<ReturnType<typeof next>> | null = null;
  const act = async (em: Em) => {
    const anterior = pedido && (await reserveKey(em, pedido));
    if (anterior) {
      idempotentReplays.inc();
      return { ok: true as const, data: kept.open(anterior.resposta), marker: middlewareMarker };
    }
    const resultado = await next({ ctx: { em } });
    if (!resultado.ok) throw resultado.error;
    if (pedido) await keepAnswer(em, pedido, kept.close(resultado.data));
    if (!ctx.ensaio) return resultado;
    // what the commit would refuse is refused here as well
    await sql`set constraints all immediate`.execute(em.getKysely());
    ensaiado = resultado;
    throw new Ensaio();
  };
  const { record, saiu, ensaio } = ctx;
  const onde = meta?.despacho && ondeDe(ctx.ator, await getRawInput());
  const run = () =>
    meta?.despacho
      ? ctx.deps.turn(ctx.em, { act: path, record, saiu, onde, ...(ensaio && { sozinho: true }) }, act)
      : actTransaction(ctx.em, path, act, record);
  // all of it was rolled back: a stale statement is prepared anew, and what came too late for its week counts in the next one
  return run().catch((erro: unknown) => {
    if (erro instanceof Ensaio && ensaiado) return ensaiado;
    if (!isStale(erro) && !cameTooLate(erro)) throw erro;
    return run();
  });
});

const entradaEntregador = z.object({ entregador_id: idSchema });
const entradaComercio = z.object({ comercio_nome: z.string({ error: 'Informe o comércio' }).min(1).max(200) });

/** Reads of one courier's data: themselves, or the administrator. `input.entregador_id` is checked, never trusted. */
export const leituraDoEntregador = de('entregador', 'admin')
  .input(entradaEntregador)
  .use(({ ctx, input, next }) => {
    if (ctx.ator.user_type === 'entregador' && ctx.ator.id !== input.entregador_id) throw contaDeOutro();
    return next();
  });

/** Reads that themselves leave a trace (fetching an offer delivers it): the courier themselves only. */
export const pessoalDoEntregador = de('entregador')
  .input(entradaEntregador)
  .use(({ ctx, input, next }) => {
    if (ctx.ator.id !== input.entregador_id) throw contaDeOutro();
    return next();
  });

/** Acts of a courier: themselves only; the administrator never acts as a courier. In a transaction. */
export const acaoDoEntregador = pessoalDoEntregador.use(inTransaction);

/** Reads of one shop's data: itself, or the administrator. Gives `ctx.comercio`. */
export const leituraDoComercio = de('comercio', 'admin')
  .input(entradaComercio)
  .use(async ({ ctx, input, next }) => {
    const nome_chave = chaveDoNome(input.comercio_nome);
    if (ctx.ator.user_type === 'comercio') {
      if (chaveDoNome(ctx.ator.nome) !== nome_chave) throw contaDeOutro();
      return next({ ctx: { comercio: { id: ctx.ator.id, nome: ctx.ator.nome } } });
    }
    const comercio = await ctx.em.findOne(Comercio, { nome_chave, ativo: true }, { fields: ['id', 'nome'] });
    if (!comercio) throw new BusinessError('NOT_FOUND', 'Comércio não encontrado');
    return next({ ctx: { comercio: { id: comercio.id, nome: comercio.nome } } });
  });

/** What a shop does itself and no transaction can hold. Gives `ctx.comercio`. */
export const pessoalDoComercio = de('comercio')
  .input(entradaComercio)
  .use(({ ctx, input, next }) => {
    if (chaveDoNome(ctx.ator.nome) !== chaveDoNome(input.comercio_nome)) throw contaDeOutro();
    return next({ ctx: { comercio: { id: ctx.ator.id, nome: ctx.ator.nome } } });
  });

/** Acts of a shop: itself only. Gives `ctx.comercio`. In a transaction. */
export const acaoDoComercio = pessoalDoComercio.use(inTransaction);

/** Support's reads; the administrator may do all that support may. */
export const leituraDoSuporte = de('suporte', 'admin');
/** Support's acts, in a transaction. */
export const acaoDoSuporte = leituraDoSuporte.use(inTransaction);
/** The administrator's reads. */
export const leituraDoAdmin = de('admin');
/** The administrator's acts, in a transaction. */
export const acaoDoAdmin = leituraDoAdmin.use(inTransaction);
