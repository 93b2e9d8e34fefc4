import type { Config } from '@corre/api/base/config.ts';
import { PULOS_GUARDADOS } from '@corre/contract/vocabulario.ts';
import { type Devida, ofertasDevidas } from './oracle.ts';
import type { Estado, Oferta } from './state.ts';

/** An offer as it is kept: who was passed over is counted, the first are named, those in a pause before the silent ones, these before those with much cash (decision record 0044). */
type Feita = Devida & Pick<Oferta, 'pulados_sem_sinal' | 'pulados_em_pausa' | 'pulados_com_dinheiro'>;

function comoGuardada(devida: Devida): Feita {
  const sem_sinal = devida.pulos.filter(({ motivo }) => motivo === 'inalcancavel');
  const com_dinheiro = devida.pulos.filter(({ motivo }) => motivo === 'limite_dinheiro');
  const em_pausa = devida.pulos.filter((pulo) => !sem_sinal.includes(pulo) && !com_dinheiro.includes(pulo));
  return {
    ...devida,
    pulos: [...em_pausa, ...sem_sinal, ...com_dinheiro].slice(0, PULOS_GUARDADOS),
    pulados_sem_sinal: sem_sinal.length,
    pulados_em_pausa: em_pausa.length,
    pulados_com_dinheiro: com_dinheiro.length,
  };
}

/** Who can see to it that nothing stays due: every act under the lock, and a courier's poll for themselves. */
export interface Chamada {
  /** it ran the dispatch: nothing may be due after it */
  despachou: boolean;
  /** the courier who asked what they are offered: nothing may be due to them after it */
  consultou?: number | undefined;
}

const escrever = ({ rota_id, entregador_id, posicao_fila, por_push, pulos, ...contados }: Feita): string => {
  const { pulados_sem_sinal, pulados_em_pausa, pulados_com_dinheiro } = contados;
  const passados = pulos.map((p) => `${p.entregador_id} ${p.motivo}`).sort();
  return `route ${rota_id} to ${entregador_id} at place ${posicao_fila}${por_push ? ' by push' : ''}, past ${pulados_sem_sinal} silent and ${pulados_em_pausa} paused and ${pulados_com_dinheiro} with much cash [${passados.join(', ')}]`;
};

/** So many of each sort are named. */
const NOMEADAS = 3;

/** What the one list has and the other has not. */
function diferencas(feitas: readonly Feita[], devidas: readonly Feita[]): string[] {
  const [tem, deve] = [new Set(feitas.map(escrever)), new Set(devidas.map(escrever))];
  const aMais = [...tem]
    .filter((oferta) => !deve.has(oferta))
    .slice(0, NOMEADAS)
    .map((oferta) => `offered and not due: ${oferta}`);
  const aMenos = [...deve]
    .filter((oferta) => !tem.has(oferta))
    .slice(0, NOMEADAS)
    .map((oferta) => `due and not offered: ${oferta}`);
  return [...aMais, ...aMenos];
}

/**
 * What is wrong with the offers made since `antes`, under a clock that stood still since: they are those that were due, all of
 * them and no other; and when none was made, none was due.
 */
export function conferirOfertas(antes: Estado, depois: Estado, config: Config, chamada: Chamada): string[] {
  const novas = depois.ofertas.filter(({ id }) => id > antes.ultima_oferta);
  if (novas.length === 0 && !chamada.despachou && chamada.consultou === undefined) return [];
  const devidas = ofertasDevidas(depois, config, antes.ultima_oferta, depois.agora).map(comoGuardada);
  const foraDeHora = novas.filter(({ enviada_em }) => enviada_em !== depois.agora);
  if (foraDeHora.length > 0) return foraDeHora.map((oferta) => `offered by nobody's act: ${escrever(oferta)}`);
  if (novas.length > 0 || chamada.despachou) return diferencas(novas, devidas);
  const dele = devidas.filter(({ entregador_id }) => entregador_id === chamada.consultou);
  return diferencas([], dele);
}
