import type { PedidoDeFora } from '@corre/contract/externo/pedido-contrato.ts';

/** Returns a `tel:` link with digits and the plus sign only, whatever format the system uses. */
export const telefoneDe = (telefone: string): string => `tel:${telefone.replace(/[^\d+]/g, '')}`;

const peso = (gramas: number): string =>
  gramas < 1_000 ? `${gramas} g` : `${(gramas / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} kg`;

/** More items would push the step's button out of sight. */
const ITENS_NOMEADOS = 6;

function itensDe(itens: PedidoDeFora['itens']): string[] {
  const nomeados = itens.slice(0, ITENS_NOMEADOS).map(({ nome, quantidade }) => `${quantidade ?? 1} × ${nome}`);
  const resto = itens.length - nomeados.length;
  return resto > 0 ? [...nomeados, `e mais ${resto}`] : nomeados;
}

/** Returns the contents of an order, one line each. Fields that the system did not send are left out. */
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
