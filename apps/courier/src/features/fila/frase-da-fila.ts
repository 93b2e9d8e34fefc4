import type { PausasDoEntregador } from '@corre/contract/fila/contrato.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';

export interface Lugar {
  /** null until the server answers; unknown is not 'fora da fila' */
  online: boolean | null;
  suspensa: boolean;
  /** place in the queue; null while unknown */
  posicao: number | null;
  ocupado: boolean;
  /** an offer waits for an answer */
  chamado: boolean;
  /** waiting requests that are paused for this courier; undefined while unknown */
  pausas?: PausasDoEntregador | undefined;
  /** requests that wait without an offer */
  disponiveis?: number | undefined;
}

/**
 * Returns the sentence for the first in the queue. The next request is theirs, unless the waiting ones are paused for
 * them.
 */
function primeiroDaFila({ pausas, disponiveis = 0 }: Pick<Lugar, 'pausas' | 'disponiveis'>): string {
  if (disponiveis === 0) return 'A próxima entrega é sua.';
  if (pausas === undefined) return 'Você está em primeiro na fila.';
  return pausas.pedidos > 0 ? 'O próximo pedido novo é seu.' : 'A próxima entrega é sua.';
}

/** Returns why a waiting request is not offered to this courier. Returns null if none is paused for them. */
export function fraseDasPausas(pausas: PausasDoEntregador | undefined, disponiveis: number | undefined): string | null {
  if (!pausas || pausas.pedidos === 0 || pausas.ate === null || !disponiveis) return null;
  const { pedidos, recusados, ate } = pausas;
  const quando = formatTime(ate);
  if (pedidos === 1)
    return `O pedido que espera você ${recusados === 1 ? 'recusou' : 'deixou passar'}: só volta para você às ${quando}.`;
  const como = recusados === pedidos ? 'recusou' : recusados === 0 ? 'deixou passar' : 'recusou ou deixou passar';
  return `Dos pedidos que esperam, ${pedidos} você ${como}: voltam para você a partir das ${quando}.`;
}

/** Returns the sentence under 'Status da Fila': the courier's place and its reason. */
export function fraseDaFila({ online, suspensa, posicao, ocupado, chamado, ...espera }: Lugar): string {
  if (ocupado) return 'Sua vez está em pausa. Ao finalizar, você entra no fim da fila.';
  if (online === null) return 'Verificando o seu lugar…';
  if (suspensa) return 'Você está fora da fila enquanto a suspensão durar.';
  if (!online) return 'Você está fora da fila. Fique online para entrar nela.';
  if (chamado) return 'É a sua vez: responda à oferta.';
  if (posicao === 1) return primeiroDaFila(espera);
  return posicao === null ? 'Você está na fila.' : `${posicao - 1} na sua frente, por ordem de chegada.`;
}
