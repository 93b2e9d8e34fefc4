import { codigoDaEntrega } from '@corre/api/pedidos/prova/codigo.ts';
import { MARCOS_DO_ENTREGADOR } from '@corre/contract/vocabulario.ts';
import { sql } from '@corre/db/sql.ts';
import { escolher, type Fazer, pedidoDe } from './drawn.ts';
import type { World } from './world.ts';

/** Money and place, and every status: what milestones and codes must leave as they are. */
async function dinheiroELugar(mundo: World, entregador_id: number): Promise<string> {
  const { rows } = await sql<{ tudo: string }>`
    select jsonb_build_array(
             (select jsonb_agg(jsonb_build_array(id, valor, status) order by id) from entrega),
             (select count(*) from custodia_movimento),
             (select jsonb_agg(jsonb_build_array(id, status, entregador_id, data_status) order by id) from solicitacao
               where status not in ('finalizada', 'cancelada')),
             (select jsonb_build_array(fila_desde, entregas_abertas, recusas_consecutivas) from fila_entregador
               where entregador_id = ${entregador_id}))::text as tudo`.execute(mundo.api.orm.em.fork().getKysely());
  return rows[0]?.tudo ?? '';
}

/** Does it, and finds fault with it when it moved money, a place or a status. */
async function semMexer(mundo: World, entregador_id: number, nome: string, fazer: () => ReturnType<Fazer>) {
  const antes = await dinheiroELugar(mundo, entregador_id);
  const resposta = await fazer();
  if ((await dinheiroELugar(mundo, entregador_id)) !== antes) mundo.falhas.push(`${nome} moved money or a place`);
  return resposta;
}

/** A delivery on its way, mostly, and its courier. */
async function aCaminho(mundo: World, qual: number) {
  const pedido = await pedidoDe(mundo, qual, ({ entregador_id, status }) => {
    return entregador_id !== null && (qual % 6 === 0 || status === 'em_entrega');
  });
  const entregador = pedido?.entregador_id ? await mundo.entregadorDe(pedido.entregador_id) : undefined;
  return pedido && entregador && { pedido, entregador };
}

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
  const achado = await aCaminho(mundo, qual);
  if (!achado) return undefined;
  const { pedido, entregador } = achado;
  const codigo = codigoDaEntrega(mundo.api.vault, pedido.id);
  return mundo
    .por(entregador)
    .put(`/entregador/solicitacao/${pedido.id}/status`, { novo_status: 'finalizada', codigo });
};

/** A wrong code of a delivery that asks for one: nothing but the count may change. */
const errarCodigo: Fazer = async (mundo, { quem, qual }) => {
  const achado = await aCaminho(mundo, qual);
  if (!achado) return undefined;
  const { pedido, entregador } = achado;
  const certo = codigoDaEntrega(mundo.api.vault, pedido.id);
  const codigo = String((Number(certo) + 1 + (quem % 9_000)) % 10_000).padStart(4, '0');
  const pede = await mundo.api.orm.em
    .fork()
    .getKysely()
    .selectFrom('codigo_entrega')
    .select('solicitacao_id')
    .where('solicitacao_id', '=', pedido.id)
    .where('dispensado_por', 'is', null)
    .executeTakeFirst();
  if (!pede) return undefined;
  return semMexer(mundo, entregador.id, 'a wrong code', () =>
    mundo.por(entregador).put(`/entregador/solicitacao/${pedido.id}/status`, { novo_status: 'finalizada', codigo }),
  );
};

const dispensar: Fazer = async (mundo, { qual }) => {
  const achado = await aCaminho(mundo, qual);
  if (!achado) return undefined;
  const { pedido, entregador } = achado;
  return semMexer(mundo, entregador.id, 'a dispensation', () =>
    mundo.por(mundo.suporte).put(`/suporte/solicitacao/${pedido.id}/codigo/dispensar`, { motivo: 'modelo' }),
  );
};

/** What couriers note and prove, and what support does about it. */
export const PROVAS: Record<string, Fazer> = {
  marcar,
  'finalizar com código': finalizarComCodigo,
  'errar o código': errarCodigo,
  'dispensar o código': dispensar,
};
