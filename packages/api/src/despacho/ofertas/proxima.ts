import { emCentavos, emReais, liquido } from '@corre/contract/money.ts';
import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { despachar } from '../kernel/despachar.ts';
import { entregasDe } from '../kernel/fila.queries.ts';
import { solicitacoesDaRota } from '../kernel/solicitacao.queries.ts';
import { contaSuspensa } from '../kernel/textos.ts';
import { marcarEntregue, type OfertaViva, ofertaViva } from './oferta-viva.ts';

/** Index `suspensao_ativa_unica`, and those of the fragments. */
const situacoes = compiled((db, given: Given<{ entregador_id: number }>) =>
  db
    .selectFrom('fila_entregador as f')
    .select(['f.online', agora.as('agora')])
    .select(({ exists, selectFrom, ref }) => [
      // not a join: this is asked every 3 s, and a join takes longer to plan
      selectFrom('suspensao as u')
        .select('u.motivo_suspensao')
        .where('u.entregador_id', '=', ref('f.entregador_id'))
        .where('u.data_remocao', 'is', null)
        .as('motivo_suspensao'),
      sql<string | null>`case when f.suspenso_ate > ${agora} then f.suspenso_ate end`.as('suspenso_ate'),
      exists(entregasDe(db, ref('f.entregador_id')))
        .$castTo<boolean>()
        .as('ocupado'),
      exists(
        selectFrom('rota as r')
          .select('r.id')
          .where((q) => q.ref('r.aguardando')),
      )
        .$castTo<boolean>()
        .as('ha_espera'),
    ])
    .where('f.entregador_id', '=', given('entregador_id')),
);

/** Where the courier stands, and whether a run of the dispatch might find something for them. */
const situacaoDe = async (em: Em, entregador_id: number) => only(await situacoes(em, { entregador_id }));
type Situacao = Awaited<ReturnType<typeof situacaoDe>>;

const semOferta = (situacao: Situacao): OfertaView => {
  const suspenso = situacao.suspenso_ate !== null;
  const message = suspenso
    ? contaSuspensa(situacao.suspenso_ate ?? '', situacao.motivo_suspensao ?? '')
    : !situacao.online
      ? 'Você está OFFLINE'
      : situacao.ocupado
        ? 'Você está com uma entrega em andamento'
        : 'Nenhuma entrega disponível no momento';
  return {
    proxima_entrega: null,
    message,
    alerta_sonoro: false,
    suspenso,
    is_rota: false,
    rota_completa: [],
    comercio: null,
    total_entregas: 0,
    valor_total: 0,
    valor_liquido: 0,
    oferta_id: null,
    expira_em: null,
    agora: situacao.agora,
  };
};

async function descrever(em: Em, oferta: OfertaViva): Promise<OfertaView | null> {
  const tempo_reserva = Math.max(0, Math.ceil((Date.parse(oferta.expira_em) - Date.parse(oferta.agora)) / 1000));
  const paradas = (await solicitacoesDaRota(em, { rota_id: oferta.rota_id })).map((parada) => ({
    ...parada,
    posicao_fila: oferta.posicao_fila,
    tempo_reserva,
  }));
  const [primeira] = paradas;
  if (!primeira) return null;
  const valor_total = emReais(paradas.reduce((soma, parada) => soma + emCentavos(parada.valor_estimado), 0));
  return {
    proxima_entrega: primeira,
    message: paradas.length > 1 ? `Nova rota com ${paradas.length} entregas` : 'Nova entrega disponível',
    alerta_sonoro: true,
    suspenso: false,
    is_rota: paradas.length > 1,
    rota_completa: paradas.length > 1 ? paradas : [],
    comercio: primeira.comercio,
    total_entregas: paradas.length,
    valor_total,
    valor_liquido: liquido(valor_total),
    oferta_id: oferta.oferta_id,
    expira_em: oferta.expira_em,
    agora: oferta.agora,
  };
}

/** The live offer, after a run of the dispatch if only that can bring one. Reading it is what delivers it. */
export async function buscarOferta(em: Em, config: Config, entregador_id: number) {
  const viva = await ofertaViva(em, entregador_id);
  if (viva) return { viva, situacao: null };
  const situacao = await situacaoDe(em, entregador_id);
  const podeReceber = situacao.online && !situacao.ocupado && situacao.suspenso_ate === null;
  if (!podeReceber || !situacao.ha_espera) return { viva: null, situacao };
  await despachar(em, config);
  return { viva: await ofertaViva(em, entregador_id), situacao };
}

/** What a courier is offered now (specification §3, offer response); never an offer of somebody else's or a dead one. */
export async function proximaEntrega(em: Em, config: Config, entregador_id: number): Promise<OfertaView> {
  const { viva, situacao } = await buscarOferta(em, config, entregador_id);
  if (viva) {
    await marcarEntregue(em, viva.oferta_id);
    const descrita = await descrever(em, viva);
    if (descrita) return descrita;
  }
  return semOferta(situacao ?? (await situacaoDe(em, entregador_id)));
}

/** Whether an offer waits for the courier; the panel asks every 3 s (specification §9). A yes counts as delivered. */
export async function verificarEntrega(
  em: Em,
  config: Config,
  entregador_id: number,
): Promise<{ has_delivery: boolean }> {
  const { viva } = await buscarOferta(em, config, entregador_id);
  if (viva) await marcarEntregue(em, viva.oferta_id);
  return { has_delivery: viva !== null };
}
