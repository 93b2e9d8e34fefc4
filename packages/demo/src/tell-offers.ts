import type { MotivoRecusa, ResultadoOferta } from '@corre/contract/vocabulario.ts';
import type { Draw } from './draw.ts';
import { PESSOAS } from './people.ts';
import { depois } from './schedule.ts';
import { type Conto, iso } from './story.ts';
import type { Corrida } from './work-day.ts';
import { withId } from './write-rows.ts';

const SEGUNDO_MIN = 1 / 60;
/** Draws the reason that a courier gave for a refusal, if any. */
const motivoDe = (draw: Draw, chuva: boolean): MotivoRecusa | null =>
  chuva && draw.chance(0.8) ? 'chuva' : draw.um(['longe', 'longe', 'outro', 'pneu', null, null]);

/** Adds an offer that ended `segundos` after it was sent. Returns its end. */
function ofertar(
  { linhas, draw }: Conto,
  oferta: {
    rota_id: number;
    entregador_id: number;
    enviada: Date;
    resultado: ResultadoOferta;
    segundos: number;
    posicao: number;
    chuva: boolean;
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
    motivo_recusa: resultado === 'recusada' ? motivoDe(draw, oferta.chuva) : null,
  });
  if (oferta.posicao > 1 && draw.chance(0.3)) {
    const outro = (oferta.entregador_id % PESSOAS.length) + 1;
    linhas.oferta_pulo.push({ oferta_id: id, entregador_id: outro, motivo: 'inalcancavel', quando: iso(enviada) });
  }
  return fim;
}

/**
 * Adds the offers of a route in order, up to the acceptance if there is one. Returns the instant at which the last one
 * ended, or undefined without an offer.
 */
export function ofertarAte(
  conto: Conto,
  rota_id: number,
  { fracassos, aceite, chuva }: Corrida,
  meia_noite: Date,
): Date | undefined {
  const tentativas = fracassos.map(({ pessoa, quando, resultado, segundos }) => ({
    pessoa,
    quando,
    resultado,
    segundos,
  }));
  const todas = aceite
    ? [
        ...tentativas,
        {
          pessoa: aceite.pessoa,
          quando: aceite.enviada,
          resultado: 'aceita' as const,
          segundos: Math.round((aceite.aceita - aceite.enviada) / SEGUNDO_MIN),
        },
      ]
    : tentativas;
  let fim: Date | undefined;
  for (const [i, { pessoa, quando, resultado, segundos }] of todas.entries()) {
    const enviada = depois(meia_noite, quando);
    fim = ofertar(conto, { rota_id, entregador_id: pessoa + 1, enviada, resultado, segundos, posicao: i + 1, chuva });
  }
  return fim;
}
