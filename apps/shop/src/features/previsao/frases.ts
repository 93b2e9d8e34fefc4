import type { PrevisaoDoComercio } from '@corre/contract/previsao/contrato.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';

/** Below this limit a wait is shown in seconds, not in minutes. */
const EM_SEGUNDOS_ATE = 90;

/** Rounds to 5 s or to a minute. */
const cerca = (segundos: number): string =>
  segundos < EM_SEGUNDOS_ATE ? `${Math.max(5, Math.round(segundos / 5) * 5)} s` : `${Math.round(segundos / 60)} min`;

/** Returns the sentence with the median time until an acceptance, and the time for nearly all requests. */
export function fraseDoAceite({ metade, quase_todas }: NonNullable<PrevisaoDoComercio['aceite']>): string {
  const quase = quase_todas > metade * 1.5 ? `, quase sempre em até ${cerca(quase_todas)}` : '';
  return `Em geral aceita em ${cerca(metade)}${quase}`;
}

/** Returns the sentence with the window of the expected arrival. */
export const fraseDaChegada = ({ de, ate }: { de: string; ate: string }): string =>
  `Deve chegar entre ${formatTime(de)} e ${formatTime(ate)}`;
