import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { matches } from '@corre/ui/kit/combobox/match.ts';
import type { Solicitacao } from '../solicitacoes/use-solicitacoes.ts';
import type { Entregador } from '../torre/use-torre.ts';

/** Maximum number of results of each kind. */
const FOUND_MAX = { solicitacoes: 20, entregadores: 5 } as const;

type Procurada = Pick<
  Solicitacao,
  'id' | 'numero_pedido' | 'canal' | 'endereco' | 'observacao' | 'comercio' | 'nome_entregador'
>;

const dentro = (solicitacao: Procurada, query: string): boolean => {
  const { id, canal, numero_pedido, endereco, observacao, comercio, nome_entregador } = solicitacao;
  const text = [id, canal, numero_pedido, endereco, observacao, comercio, nome_entregador];
  return matches(text.filter((part) => part !== null).join(' '), query);
};

const numeroDe = (query: string): string => query.replace(/^#/, '').toLowerCase();

/** Returns whether the search text is the id of the request or its number at the point of sale. */
export const temONumero = ({ id, numero_pedido }: Pick<Procurada, 'id' | 'numero_pedido'>, query: string): boolean =>
  String(id) === numeroDe(query) || numero_pedido?.toLowerCase() === numeroDe(query);

/** Returns the rank of a match, or null: 0 own id, 1 order number, 2 start of the order number, 3 other text. */
function exatidao(solicitacao: Procurada, query: string): number | null {
  const numero = numeroDe(query);
  const fora = solicitacao.numero_pedido?.toLowerCase();
  if (String(solicitacao.id) === numero) return 0;
  if (fora === numero) return 1;
  if (fora?.startsWith(numero)) return 2;
  return dentro(solicitacao, query) ? 3 : null;
}

/** Returns the requests that match, best rank first (see `exatidao`). Equal ranks keep the order of the list. */
export function acharSolicitacoes<Item extends Procurada>(solicitacoes: readonly Item[], query: string): Item[] {
  return solicitacoes
    .map((item) => ({ item, lugar: exatidao(item, query) }))
    .filter((achada): achada is { item: Item; lugar: number } => achada.lugar !== null)
    .sort((a, b) => a.lugar - b.lugar)
    .slice(0, FOUND_MAX.solicitacoes)
    .map(({ item }) => item);
}

/** Returns the couriers whose name, user name or phone number (raw or formatted) matches. */
export const acharEntregadores = (entregadores: readonly Entregador[], query: string): Entregador[] =>
  entregadores
    .filter(({ nome_completo, usuario, telefone_pessoal }) =>
      matches(`${nome_completo} ${usuario} ${telefone_pessoal} ${formatPhone(telefone_pessoal)}`, query),
    )
    .slice(0, FOUND_MAX.entregadores);
