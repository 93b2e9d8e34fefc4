import type { EsperaNaFila } from '@corre/contract/previsao/contrato.ts';

/** Returns the usual wait at a place of the queue as a range, or null if it is unknown. */
export function fraseDaEspera(esperas: readonly EsperaNaFila[], posicao: number): string | null {
  const espera = esperas.find((uma) => uma.posicao === posicao);
  if (!espera) return null;
  const { de, ate } = espera;
  if (ate <= 1) return 'Em geral, menos de 1 min.';
  return de === ate ? `Em geral, uns ${ate} min.` : `Em geral, de ${Math.max(1, de)} a ${ate} min.`;
}

/** Returns how many deliveries are missing to pass last week's count. */
export const fraseDaSemanaPassada = (faltam: number): string =>
  `Mais ${faltam === 1 ? '1 entrega' : `${faltam} entregas`} e você passa da semana passada`;
