import type { ResultadoOferta } from '@corre/contract/vocabulario.ts';
import { PESSOAS } from './people.ts';
import { depois } from './schedule.ts';
import { type Conto, iso } from './story.ts';
import { withId } from './write-rows.ts';

const SEGUNDO_MIN = 1 / 60;
/** The results of offers that were not accepted, and the seconds until the next offer. */
const FRACASSOS = [
  { resultado: 'recusada', segundos: 7 },
  { resultado: 'expirada', segundos: 15 },
  { resultado: 'nao_entregue', segundos: 3 },
] as const;

/** Adds an offer that ended `segundos` after it was sent. Returns its end. */
export function ofertar(
  { linhas, draw }: Conto,
  oferta: {
    rota_id: number;
    entregador_id: number;
    enviada: Date;
    resultado: ResultadoOferta;
    segundos: number;
    posicao: number;
  },
): Date {
  const { enviada, resultado, segundos } = oferta;
  const fim = depois(enviada, segundos * SEGUNDO_MIN);
  const chegou = resultado !== 'nao_entregue';
  const id = withId(linhas.oferta, {
    rota_id: oferta.rota_id,
    entregador_id: oferta.entregador_id,
    posicao_fila: oferta.posicao,
    enviada_em: iso(enviada),
    entregar_ate: iso(depois(enviada, 3 * SEGUNDO_MIN)),
    expira_em: iso(depois(enviada, 15 * SEGUNDO_MIN)),
    entregue_em: chegou ? iso(depois(enviada, 0.4 * SEGUNDO_MIN)) : null,
    vista_em: chegou && (resultado !== 'expirada' || draw.chance(0.5)) ? iso(depois(enviada, 1.6 * SEGUNDO_MIN)) : null,
    respondida_em: iso(fim),
    resultado,
    recusa: resultado === 'recusada' ? 1 : null,
  });
  if (oferta.posicao > 1 && draw.chance(0.3)) {
    const outro = (oferta.entregador_id % PESSOAS.length) + 1;
    linhas.oferta_pulo.push({ oferta_id: id, entregador_id: outro, motivo: 'inalcancavel', quando: iso(enviada) });
  }
  return fim;
}

/**
 * Adds the offers of a route up to the courier's acceptance. Another courier may get an offer first. Returns the time
 * of the acceptance.
 */
export function ofertarAte(conto: Conto, rota_id: number, entregador_id: number, inicio: Date): Date {
  const { draw } = conto;
  let quando = depois(inicio, SEGUNDO_MIN);
  let posicao = 1;
  if (draw.chance(0.28)) {
    const outro = ((entregador_id - 1 + draw.inteiro(1, PESSOAS.length - 1)) % PESSOAS.length) + 1;
    const fracasso = FRACASSOS[draw.porPeso([5, 3, 2])] ?? FRACASSOS[0];
    quando = ofertar(conto, { rota_id, entregador_id: outro, enviada: quando, posicao, ...fracasso });
    posicao = 2;
  }
  const segundos = draw.inteiro(3, 11);
  return ofertar(conto, { rota_id, entregador_id, enviada: quando, resultado: 'aceita', segundos, posicao });
}
