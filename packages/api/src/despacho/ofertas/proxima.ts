import { liquido, toCents, toReais } from '@corre/contract/cents.ts';
import { pontoDoLink } from '@corre/contract/mapa/ponto.ts';
import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Deps } from '../../base/deps.ts';
import { metresBetween } from '../../base/distance.ts';
import { polls } from '../../base/measures.ts';
import type { Recalled, Situacao } from '../../base/memory-ports.ts';
import { despacharPara } from '../kernel/despachar.ts';
import { comOndeBuscar } from '../kernel/onde-buscar.ts';
import { solicitacoesDaRota } from '../kernel/solicitacao.queries.ts';
import { contaSuspensa } from '../kernel/textos.ts';
import { marcarEntregue } from './entregue-e-vista.ts';
import { type OfertaViva, olhar, vivaDe } from './olhar.ts';

interface Parada {
  comercio_link: string | null;
  link_localizacao: string | null;
}

/**
 * Returns the straight-line distance from the shop over the stops in order, in whole metres. Positions come from the
 * stored map links. Returns null if one is missing, because a partial distance would look like the whole.
 */
export function distanciaDasParadas(paradas: readonly Parada[]): number | null {
  let aqui = pontoDoLink(paradas[0]?.comercio_link ?? null);
  let metros = 0;
  for (const { link_localizacao } of paradas) {
    const proximo = pontoDoLink(link_localizacao);
    if (aqui === null || proximo === null) return null;
    metros += metresBetween(aqui, proximo);
    aqui = proximo;
  }
  return Math.round(metros);
}

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
    distancia_metros: null,
    oferta_id: null,
    expira_em: null,
    agora: situacao.agora,
  };
};

/** Returns the remaining time of an offer, in whole seconds. */
const restantes = ({ expira_em, agora }: OfertaViva) =>
  Math.max(0, Math.ceil((Date.parse(expira_em) - Date.parse(agora)) / 1000));

async function descrever(em: Em, { vault }: Pick<Deps, 'vault'>, oferta: OfertaViva): Promise<OfertaView | null> {
  const tempo_reserva = restantes(oferta);
  const lidas = await comOndeBuscar(em, vault, await solicitacoesDaRota(em, { rota_id: oferta.rota_id }));
  const paradas = lidas.map(({ taxa_percentual: _, ...parada }) => ({
    ...parada,
    posicao_fila: oferta.posicao_fila,
    tempo_reserva,
    // A courier who has not accepted the offer cannot send the tracking link.
    rastreio_url: null,
    rastreio_recusado_em: null,
  }));
  const [primeira] = paradas;
  const [{ taxa_percentual } = { taxa_percentual: 0 }] = lidas;
  if (!primeira) return null;
  const valor_total = toReais(paradas.reduce((soma, parada) => soma + toCents(parada.valor_estimado), 0));
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
    valor_liquido: liquido(valor_total, taxa_percentual),
    distancia_metros: distanciaDasParadas(paradas),
    oferta_id: oferta.oferta_id,
    expira_em: oferta.expira_em,
    agora: oferta.agora,
  };
}

/** Updates the remaining time of an offer that was described before. */
function maisTarde(vista: OfertaView, oferta: OfertaViva): OfertaView {
  const tempo_reserva = restantes(oferta);
  return {
    ...vista,
    proxima_entrega: vista.proxima_entrega && { ...vista.proxima_entrega, tempo_reserva },
    rota_completa: vista.rota_completa.map((parada) => ({ ...parada, tempo_reserva })),
    agora: oferta.agora,
  };
}

/** The parts of the process that a poll needs. */
type Meios = Pick<Deps, 'config' | 'couriers' | 'vault'>;

/** Who polls, and whether the poll shows the offer. */
interface Poll {
  entregador_id: number;
  comVista: boolean;
}

/** The state of a courier as the poll found it. `since` is the epoch in which the read began (base/epochs.ts). */
interface Achada {
  situacao: Situacao;
  viva: OfertaViva | null;
  /** the description of the offer, if there is one already */
  descrita: OfertaView | null;
  since: number;
}

/**
 * Reads the database, after a run of the dispatch if there is work for this courier. Showing an offer marks it as
 * delivered. With `comVista` it also reads the offer's description, at the same time.
 */
async function perguntar(em: Em, meios: Meios, { entregador_id, comVista }: Poll): Promise<Achada> {
  const { config, couriers } = meios;
  let since = couriers.now;
  let { ha_trabalho, ...situacao } = await olhar(em, config, entregador_id);
  if (ha_trabalho) {
    await despacharPara(em, config, entregador_id);
    since = couriers.now;
    ({ ha_trabalho, ...situacao } = await olhar(em, config, entregador_id));
  }
  const viva = vivaDe(situacao);
  const [entregue, descrita] = await Promise.all([
    // An offer that was delivered before is only read.
    viva?.entregue_em === null && marcarEntregue(em, viva.oferta_id),
    comVista && viva ? descrever(em, meios, viva) : null,
  ]);
  if (entregue) situacao.entregue_em = situacao.agora;
  const definitiva = viva === null || situacao.entregue_em !== null;
  if (!ha_trabalho && definitiva) couriers.keep(entregador_id, since, situacao);
  if (descrita) couriers.keepOffer(entregador_id, since, descrita);
  return { situacao, viva, descrita, since };
}

/** Returns the answer of `verificarEntrega` from memory. */
export const verificarLembrada = ({ situacao }: Recalled) => ({ has_delivery: vivaDe(situacao) !== null });

/** Returns the answer of `proximaEntrega` from memory. Returns null if there is an offer, which needs a description. */
export const proximaLembrada = ({ situacao }: Recalled) => (vivaDe(situacao) === null ? semOferta(situacao) : null);

/** Returns the state of a courier from memory, or else from the database. */
async function buscar(em: Em, meios: Meios, poll: Poll): Promise<Achada> {
  const since = meios.couriers.now;
  const lembrada = await meios.couriers.recall(poll.entregador_id);
  polls.inc({ from: lembrada ? 'memory' : 'database' });
  if (!lembrada) return perguntar(em, meios, poll);
  const { situacao, oferta } = lembrada;
  return { situacao, viva: vivaDe(situacao), descrita: oferta, since };
}

/** Returns the courier's current offer, never an offer of another courier and never one that has ended. */
export async function proximaEntrega(em: Em, meios: Meios, entregador_id: number): Promise<OfertaView> {
  const { situacao, viva, descrita, since } = await buscar(em, meios, { entregador_id, comVista: true });
  if (!viva) return semOferta(situacao);
  if (descrita) return maisTarde(descrita, viva);
  const vista = await descrever(em, meios, viva);
  if (vista) meios.couriers.keepOffer(entregador_id, since, vista);
  return vista ?? semOferta(situacao);
}

/**
 * Returns whether the courier has an open offer. The panel asks every 3 s [oferta-consulta]. A positive answer counts
 * as delivery.
 */
export async function verificarEntrega(
  em: Em,
  meios: Meios,
  entregador_id: number,
): Promise<{ has_delivery: boolean }> {
  const { viva } = await buscar(em, meios, { entregador_id, comVista: false });
  return { has_delivery: viva !== null };
}
