import { AMOSTRA_DOS_NUMEROS } from '@corre/contract/numeros/constantes.ts';
import type { EntregadoresDoPeriodo } from '@corre/contract/numeros/contrato.ts';

type Distribuicao = EntregadoresDoPeriodo['entregas_por_hora'];

const doisDecimais = (valor: number) => Math.round(valor * 100) / 100;

/** The value at this share of sorted numbers, with a linear step between two neighbours. */
function naParte(ordenados: readonly number[], parte: number): number {
  const lugar = (ordenados.length - 1) * parte;
  const [abaixo = 0, acima = 0] = [ordenados[Math.floor(lugar)], ordenados[Math.ceil(lugar)]];
  return abaixo + (acima - abaixo) * (lugar - Math.floor(lugar));
}

/** Returns the middle and the ends of numbers, null below AMOSTRA_DOS_NUMEROS [numeros]. */
export function distribuicao(valores: readonly number[]): Distribuicao {
  const ordenados = [...valores].sort((a, b) => a - b);
  const parte = (share: number) =>
    ordenados.length < AMOSTRA_DOS_NUMEROS ? null : doisDecimais(naParte(ordenados, share));
  return { p10: parte(0.1), mediana: parte(0.5), p90: parte(0.9), amostra: ordenados.length };
}
