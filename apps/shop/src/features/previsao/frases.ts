import type { PrevisaoDoComercio } from '@corre/contract/previsao/contrato.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';

/** Up to here a wait is told in seconds. */
const EM_SEGUNDOS_ATE = 90;

/** About so long: nobody waits by the second. */
const cerca = (segundos: number): string =>
  segundos < EM_SEGUNDOS_ATE ? `${Math.max(5, Math.round(segundos / 5) * 5)} s` : `${Math.round(segundos / 60)} min`;

/** How soon a request is usually taken, and how long at most nearly always. */
export function fraseDoAceite({ metade, quase_todas }: NonNullable<PrevisaoDoComercio['aceite']>): string {
  const quase = quase_todas > metade * 1.5 ? `, quase sempre em até ${cerca(quase_todas)}` : '';
  return `Em geral aceita em ${cerca(metade)}${quase}`;
}

/** In which window it should arrive. */
export const fraseDaChegada = ({ de, ate }: { de: string; ate: string }): string =>
  `Deve chegar entre ${formatTime(de)} e ${formatTime(ate)}`;
