import type { PedidoDeFora } from '@corre/contract/externo/pedido-contrato.ts';

/** What a telephone dials: digits and the plus sign only, whatever a system wrote. */
export const telefoneDe = (telefone: string): string => `tel:${telefone.replace(/[^\d+]/g, '')}`;

const peso = (gramas: number): string =>
  gramas < 1_000 ? `${gramas} g` : `${(gramas / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} kg`;

/** So many items are named; more would push the step out of sight. */
const ITENS_NOMEADOS = 6;

function itensDe(itens: PedidoDeFora['itens']): string[] {
  const nomeados = itens.slice(0, ITENS_NOMEADOS).map(({ nome, quantidade }) => `${quantidade ?? 1} × ${nome}`);
  const resto = itens.length - nomeados.length;
  return resto > 0 ? [...nomeados, `e mais ${resto}`] : nomeados;
}

/** What the system said of what is in it, one line each; what it did not say is left out. */
export function detalhesDoPedido(
  pedido: Pick<PedidoDeFora, 'recipiente' | 'itens' | 'peso_gramas' | 'volumes'>,
): string[] {
  const { recipiente, itens, peso_gramas, volumes } = pedido;
  const tamanho = [
    volumes === null ? null : `${volumes} ${volumes === 1 ? 'volume' : 'volumes'}`,
    peso_gramas ? peso(peso_gramas) : null,
    recipiente,
  ].filter((parte) => parte !== null);
  return [...itensDe(itens), ...(tamanho.length === 0 ? [] : [tamanho.join(' · ')])];
}
