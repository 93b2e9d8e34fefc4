import { emCentavos, emReais, liquido } from '@corre/contract/money.ts';
import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../../base/config.ts';
import { despacharPara } from '../kernel/despachar.ts';
import { solicitacoesDaRota } from '../kernel/solicitacao.queries.ts';
import { contaSuspensa } from '../kernel/textos.ts';
import { distanciaDasParadas } from './distancia-das-paradas.ts';
import { marcarEntregue } from './marcar-entregue.ts';
import { type OfertaViva, type Olhada, olhar, vivaDe } from './olhar.ts';

const semOferta = (situacao: Olhada): OfertaView => {
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
    distancia_metros: null,
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
    // whoever has not accepted it has nobody to send a link to
    rastreio_url: null,
    rastreio_recusado_em: null,
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
    distancia_metros: distanciaDasParadas(paradas),
    oferta_id: oferta.oferta_id,
    expira_em: oferta.expira_em,
    agora: oferta.agora,
  };
}

/** What lies before the courier, after a run of the dispatch if only that can bring something. */
async function buscar(em: Em, config: Config, entregador_id: number): Promise<Olhada> {
  const vista = await olhar(em, config, entregador_id);
  if (!vista.ha_trabalho) return vista;
  await despacharPara(em, config, entregador_id);
  return olhar(em, config, entregador_id);
}

/** Showing an offer is what delivers it; one that reached the app before is only read. */
async function entregar(em: Em, viva: OfertaViva): Promise<void> {
  if (viva.entregue_em === null) await marcarEntregue(em, viva.oferta_id);
}

/** What a courier is offered now (specification §3, offer response); never an offer of somebody else's or a dead one. */
export async function proximaEntrega(em: Em, config: Config, entregador_id: number): Promise<OfertaView> {
  const vista = await buscar(em, config, entregador_id);
  const viva = vivaDe(vista);
  if (!viva) return semOferta(vista);
  await entregar(em, viva);
  return (await descrever(em, viva)) ?? semOferta(vista);
}

/** Whether an offer waits for the courier; the panel asks every 3 s (specification §9). A yes counts as delivered. */
export async function verificarEntrega(
  em: Em,
  config: Config,
  entregador_id: number,
): Promise<{ has_delivery: boolean }> {
  const viva = vivaDe(await buscar(em, config, entregador_id));
  if (viva) await entregar(em, viva);
  return { has_delivery: viva !== null };
}
