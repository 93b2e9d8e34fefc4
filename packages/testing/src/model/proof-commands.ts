import { codigoDaEntrega } from '@corre/api/pedidos/codigo/codigo.ts';
import { MARCOS_DO_ENTREGADOR } from '@corre/contract/vocabulario.ts';
import type { SignedIn } from '../harness/builders.ts';
import { morrerDurante } from './deaths.ts';
import { escolher, type Fazer, PASSO, pedidoDe, semMexer } from './drawn.ts';
import type { Aberta, World } from './world.ts';

/** The next step after each status, up to `em_entrega`. */
const PROXIMO: Record<string, string | undefined> = { aceita: 'em_retirada', em_retirada: 'em_entrega' };

/** Takes the request to `em_entrega` by its courier, step by step. */
async function levar(mundo: World, { id, status }: Aberta, entregador: SignedIn): Promise<void> {
  for (let passo = PROXIMO[status]; passo; passo = PROXIMO[passo]) {
    const dita = await mundo.por(entregador).put(`/entregador/solicitacao/${id}/status`, { novo_status: passo });
    await mundo.notar('avançar', dita.status);
    await mundo.passar(PASSO);
  }
}

/** Returns the requests that require a code. */
const comCodigo = async (mundo: World): Promise<number[]> =>
  (
    await mundo.api.orm.em
      .fork()
      .getKysely()
      .selectFrom('solicitacao')
      .select('id')
      .where('exige_codigo', '=', true)
      .execute()
  ).map(({ id }) => id);

/** Picks a delivery in progress and its courier, mostly in `em_entrega`, sometimes before it left the shop. */
async function aCaminho(mundo: World, qual: number, pedidos?: readonly number[]) {
  const pedido = await pedidoDe(mundo, qual, ({ id, entregador_id }) => {
    return entregador_id !== null && (pedidos?.includes(id) ?? true);
  });
  const entregador = pedido?.entregador_id ? await mundo.entregadorDe(pedido.entregador_id) : undefined;
  if (!pedido || !entregador) return undefined;
  if (qual % 6 !== 0) await levar(mundo, pedido, entregador);
  return { pedido, entregador };
}

/** A courier reports the return to the shop after any delivery that they finished. */
const voltar: Fazer = async (mundo, { qual }) => {
  const feitas = await mundo.api.orm.em
    .fork()
    .getKysely()
    .selectFrom('solicitacao')
    .select(['id', 'entregador_id'])
    .where('status', '=', 'finalizada')
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  const feita = escolher(feitas, qual);
  const entregador = feita?.entregador_id ? await mundo.entregadorDe(feita.entregador_id) : undefined;
  if (!feita || !entregador) return undefined;
  return semMexer(mundo, entregador.id, 'a return', () =>
    mundo.por(entregador).put(`/entregador/solicitacao/${feita.id}/marco`, { tipo: 'devolvido' }),
  );
};

const marcar: Fazer = async (mundo, { quem, qual }) => {
  const achado = await aCaminho(mundo, qual);
  if (!achado) return undefined;
  const { pedido, entregador } = achado;
  const corpo = { tipo: escolher(MARCOS_DO_ENTREGADOR, quem), feita_em: quem % 2 ? '2001-01-01T00:00:00Z' : undefined };
  return semMexer(mundo, entregador.id, 'a milestone', () =>
    mundo.por(entregador).put(`/entregador/solicitacao/${pedido.id}/marco`, corpo),
  );
};

const finalizarComCodigo: Fazer = async (mundo, { qual }) => {
  const achado = await aCaminho(mundo, qual, await comCodigo(mundo));
  if (!achado) return undefined;
  const { pedido, entregador } = achado;
  const codigo = codigoDaEntrega(mundo.api.vault, pedido.id);
  return mundo
    .por(entregador)
    .put(`/entregador/solicitacao/${pedido.id}/status`, { novo_status: 'finalizada', codigo });
};

/** Returns the wrong codes of a delivery so far, or undefined if it requires no code, or no longer. */
const tentativasDe = async (mundo: World, solicitacao_id: number) =>
  (
    await mundo.api.orm.em
      .fork()
      .getKysely()
      .selectFrom('codigo_entrega')
      .select('tentativas')
      .where('solicitacao_id', '=', solicitacao_id)
      .where('dispensado_por', 'is', null)
      .executeTakeFirst()
  )?.tentativas;

/** Prepares a wrong code: a delivery that requires one, its count of wrong codes, and the call. */
async function errando(mundo: World, { quem, qual }: Parameters<Fazer>[1]) {
  const achado = await aCaminho(mundo, qual, await comCodigo(mundo));
  const antes = achado && (await tentativasDe(mundo, achado.pedido.id));
  if (!achado || antes === undefined) return undefined;
  const { pedido, entregador } = achado;
  const certo = codigoDaEntrega(mundo.api.vault, pedido.id);
  // Sometimes the call has no code at all.
  const codigo = qual % 3 === 0 ? null : String((Number(certo) + 1 + (quem % 9_000)) % 10_000).padStart(4, '0');
  const dizer = () =>
    mundo.por(entregador).put(`/entregador/solicitacao/${pedido.id}/status`, { novo_status: 'finalizada', codigo });
  return { id: pedido.id, entregador, antes, dizer };
}

/** Sends a wrong code. Only the count may change. */
const errarCodigo: Fazer = async (mundo, comando) => {
  const errado = await errando(mundo, comando);
  return errado && semMexer(mundo, errado.entregador.id, 'a wrong code', errado.dizer);
};

/**
 * Kills the process while it checks a wrong code, and the phone repeats the call at another process. This must count
 * once.
 */
const morrerAoErrar: Fazer = async (mundo, comando) => {
  const errado = mundo.temOutro() ? await errando(mundo, comando) : undefined;
  if (!errado) return undefined;
  const resposta = await semMexer(mundo, errado.entregador.id, 'a wrong code said twice', () =>
    morrerDurante(mundo, comando.qual, 'errar o código', errado.dizer),
  );
  const depois = await tentativasDe(mundo, errado.id);
  if (depois === undefined || depois > errado.antes + 1)
    mundo.falhas.push(`a wrong code said twice counted from ${errado.antes} to ${depois}`);
  return resposta;
};

const dispensar: Fazer = async (mundo, { qual }) => {
  const achado = await aCaminho(mundo, qual);
  if (!achado) return undefined;
  const { pedido, entregador } = achado;
  return semMexer(mundo, entregador.id, 'a dispensation', () =>
    mundo.por(mundo.suporte).put(`/suporte/solicitacao/${pedido.id}/codigo/dispensar`, { motivo: 'modelo' }),
  );
};

/** Commands about milestones, proofs, and support's dispensations. */
export const PROVAS: Record<string, Fazer> = {
  marcar,
  'voltar ao comércio': voltar,
  'finalizar com código': finalizarComCodigo,
  'errar o código': errarCodigo,
  'um processo morre ao errar': morrerAoErrar,
  'dispensar o código': dispensar,
};
