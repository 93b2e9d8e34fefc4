import { numeroDoIfood } from '@corre/contract/ifood/numero.ts';
import { ENDERECO_IFOOD_SEM_RUA } from '@corre/contract/ifood/regras.ts';
import type { Origem } from '@corre/contract/vocabulario.ts';
import type { Solicitacao } from '../rotas/rotas.ts';

/** Most requests are manual, so 'manual' has no name. */
const ORIGEM: Record<Origem, string | null> = { manual: null, ifood: 'iFood', opendelivery: 'Sistema da loja' };

/** Returns where a request came from, with a point of sale's own name. Returns null for a manual request. */
export const nomeDaOrigem = ({ origem, canal }: { origem: Origem; canal: string | null }): string | null =>
  canal ?? ORIGEM[origem];

/** 'Endereço: Rua X, 1' says no more than 'Rua X, 1'. */
const semRotulo = (row: string) => row.trim().replace(/^[\p{L} ]{1,24}:\s*/u, '');

/**
 * Returns the order's number, which the courier says at the counter. A pasted iFood text has it in the note
 * [pedido-ifood].
 */
export const numeroDoPedido = ({
  origem,
  numero_pedido,
  observacao,
}: Pick<Solicitacao, 'origem' | 'numero_pedido' | 'observacao'>): string | null =>
  numero_pedido ?? (origem === 'ifood' ? numeroDoIfood(observacao ?? '') : null);

type ComNota = Pick<Solicitacao, 'observacao' | 'endereco'>;

/** Returns the note without the address line. A pasted iFood text contains it, and the card already shows it. */
export function textoDaNota({ observacao, endereco }: ComNota): string | null {
  const rows = observacao?.split('\n').filter((row) => row.trim() !== endereco && semRotulo(row) !== endereco);
  return rows?.join('\n').trim() || null;
}

/**
 * Whether the note must be shown whole. It contains the address if no line of the iFood text looked like one
 * [pedido-ifood].
 */
export const notaSemCorte = ({ endereco }: Pick<ComNota, 'endereco'>): boolean => endereco === ENDERECO_IFOOD_SEM_RUA;
