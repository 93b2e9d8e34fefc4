import type { Config } from '@corre/api/base/config.ts';
import { PULOS_GUARDADOS } from '@corre/contract/vocabulario.ts';
import { type Devida, ofertasDevidas } from './oracle.ts';
import { type Oferta, type State, travadas } from './state.ts';

/**
 * An offer as the database stores it. All couriers who were passed over are counted, and the first are stored: those in
 * a pause, then the silent ones, then those with too much cash (ADR 0018).
 */
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

/** Whether a call must leave nothing due: every act under the lock must, and a courier's poll must for this courier. */
export interface Chamada {
  /** The call ran the dispatch, so nothing may be due in its place afterwards. */
  despachou: boolean;
  /** The courier whose poll it was. Nothing may be due for this courier afterwards. */
  consultou?: number | undefined;
}

const write = ({ rota_id, entregador_id, posicao_fila, por_push, pulos, ...contados }: Feita): string => {
  const { pulados_sem_sinal, pulados_em_pausa, pulados_com_dinheiro } = contados;
  const passados = pulos.map((p) => `${p.entregador_id} ${p.motivo}`).sort();
  return `route ${rota_id} to ${entregador_id} at place ${posicao_fila}${por_push ? ' by push' : ''}, past ${pulados_sem_sinal} silent and ${pulados_em_pausa} paused and ${pulados_com_dinheiro} with much cash [${passados.join(', ')}]`;
};

/** The number of differences of each sort that are reported. */
const NOMEADAS = 3;

function diferencas(feitas: readonly Feita[], devidas: readonly Feita[]): string[] {
  const [tem, deve] = [new Set(feitas.map(write)), new Set(devidas.map(write))];
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
 * Returns the faults of the offers made since `antes`, while the clock stood still. In every place whose lock was
 * taken, the offers must be exactly those that were due. If there is no new offer, none may have been due. No other
 * place may have new offers.
 */
export function checkOfertas(antes: State, depois: State, config: Config, chamada: Chamada): string[] {
  const novas = depois.ofertas.filter(({ id }) => id > antes.ultima_oferta);
  if (novas.length === 0 && !chamada.despachou && chamada.consultou === undefined) return [];
  const foraDeHora = novas.filter(({ enviada_em }) => enviada_em !== depois.agora);
  if (foraDeHora.length > 0) return foraDeHora.map((oferta) => `offered by nobody's act: ${write(oferta)}`);
  const presas = travadas(antes, depois);
  const semTrava = novas.filter(({ praca_id }) => !presas.has(praca_id));
  if (semTrava.length > 0) return semTrava.map((oferta) => `offered without its place's lock: ${write(oferta)}`);
  const devidasEm = (praca_id: number) =>
    ofertasDevidas(depois, config, { ultima: antes.ultima_oferta, instante: depois.agora, praca_id }).map(comoGuardada);
  if (novas.length > 0 || chamada.despachou) {
    return [...presas].flatMap((praca_id) =>
      diferencas(
        novas.filter((nova) => nova.praca_id === praca_id),
        devidasEm(praca_id),
      ),
    );
  }
  const quem = depois.lugares.find(({ id }) => id === chamada.consultou);
  return quem
    ? diferencas(
        [],
        devidasEm(quem.praca_id).filter(({ entregador_id }) => entregador_id === quem.id),
      )
    : [];
}
