import {
  CASO_HORAS,
  type Caso,
  type EventoDoCaso,
  type OfertaNoReplay,
  type Replay,
} from '@corre/contract/replay/contrato.ts';
import { filaEm } from '@corre/contract/replay/fila-em.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { replayDe } from './replay.ts';

/** Length of a case before and after its instant, in minutes. */
const EM_VOLTA_MINUTOS = 10;

/** Returns the period around the instant, and whether it is visible: not too old and not in the future. */
const periodoDe = (em: Em, quando: string) =>
  onlyRow(
    em,
    sql<{ de: string; ate: string; visivel: boolean }>`
      select ${quando}::timestamptz - make_interval(mins => ${EM_VOLTA_MINUTOS}) as de,
             least(${quando}::timestamptz + make_interval(mins => ${EM_VOLTA_MINUTOS}), agora()) as ate,
             ${quando}::timestamptz between agora() - make_interval(hours => ${CASO_HORAS}) and agora() as visivel`,
  );

/**
 * Returns an offer as this courier may see it. They see their own offer in full, and only the place of another
 * courier's offer.
 */
function eventoDaOferta(replay: Replay, oferta: OfertaNoReplay, entregador_id: number): EventoDoCaso {
  const { enviada_em: quando, comercio, resultado, respondida_em, posicao_fila } = oferta;
  if (oferta.entregador_id === entregador_id) return { tipo: 'oferta', quando, comercio, resultado, respondida_em };
  const eu = filaEm(replay, Date.parse(quando)).find(({ entregador }) => entregador.id === entregador_id);
  const pulo = oferta.pulos.find((um) => um.entregador_id === entregador_id);
  return {
    tipo: 'de_outro',
    quando,
    posicao: posicao_fila,
    minha_posicao: eu?.posicao ?? null,
    motivo: pulo?.motivo ?? null,
  };
}

const deOferta = ({ tipo }: EventoDoCaso): boolean => tipo === 'oferta' || tipo === 'de_outro';

function eventosDe(replay: Replay, entregador_id: number): EventoDoCaso[] {
  const eu = replay.entregadores.find(({ id }) => id === entregador_id);
  const eventos: EventoDoCaso[] = replay.ofertas
    // No call shows an offer before its delivery.
    .filter((o) => o.entregador_id !== entregador_id || o.resultado !== null || o.entregue_em !== null)
    .map((oferta) => eventoDaOferta(replay, oferta, entregador_id));
  const entradas = new Set(eu?.online.map(({ de }) => de));
  for (const { de, ate } of eu?.online ?? []) {
    eventos.push({ tipo: 'entrou', quando: de });
    if (ate) eventos.push({ tipo: 'saiu', quando: ate });
  }
  for (const quando of eu?.lugares ?? []) if (!entradas.has(quando)) eventos.push({ tipo: 'fim_da_fila', quando });
  const [de, ate] = [Date.parse(replay.de), Date.parse(replay.ate)];
  return (
    eventos
      .filter(({ quando }) => Date.parse(quando) >= de && Date.parse(quando) <= ate)
      // At the same instant, the act of a courier comes before the offers that it made possible.
      .sort((a, b) => Date.parse(a.quando) - Date.parse(b.quando) || Number(deOferta(a)) - Number(deOferta(b)))
  );
}

/**
 * Returns a courier's own case: their place at an instant, and why. Other couriers appear without names. Throws 404 for
 * an instant that is too old or in the future.
 */
export async function casoDe(em: Em, entregador_id: number, quando: string): Promise<Caso> {
  const { visivel, ...periodo } = await periodoDe(em, quando);
  if (!visivel) throw new BusinessError('MOMENTO_NAO_VISIVEL');
  const replay = await replayDe(em, periodo);
  const eu = filaEm(replay, Date.parse(quando)).find(({ entregador }) => entregador.id === entregador_id);
  return {
    quando,
    estado: eu?.estado ?? null,
    posicao: eu?.posicao ?? null,
    na_frente: eu?.posicao ? eu.posicao - 1 : null,
    eventos: eventosDe(replay, entregador_id),
  };
}
