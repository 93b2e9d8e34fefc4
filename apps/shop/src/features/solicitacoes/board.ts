import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { STATUS_CANCELAVEL } from '@corre/contract/solicitacoes/regras.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { type Group, naLoja } from './line.ts';
import { encerrada } from './pages.ts';

const isIn = (list: readonly string[], status: string) => list.includes(status);
const timeOf = (instant: string) => Date.parse(instant);

export type Columns = Record<'aguardando' | 'em_andamento' | 'encerradas', SolicitacaoDoComercio[]>;

/**
 * Sorts requests into columns. Waiting and running ones are oldest first; a scheduled one counts from its offer. Closed
 * ones are newest first.
 */
export function toColumns(solicitacoes: readonly SolicitacaoDoComercio[]): Columns {
  const antigas = [...solicitacoes].sort((a, b) => timeOf(esperaDesde(a)) - timeOf(esperaDesde(b)) || a.id - b.id);
  return {
    aguardando: antigas.filter(({ status }) => status === 'aguardando'),
    em_andamento: antigas.filter(({ status }) => isIn(STATUS_EM_ANDAMENTO, status)),
    encerradas: antigas.filter(encerrada).sort((a, b) => timeOf(b.data_status) - timeOf(a.data_status) || b.id - a.id),
  };
}

/** Groups the stops of one route that have the same courier, or that wait together (ADR 0016). */
export function groupByRoute(solicitacoes: readonly SolicitacaoDoComercio[]): Group[] {
  const groups = new Map<string, [SolicitacaoDoComercio, ...SolicitacaoDoComercio[]]>();
  for (const solicitacao of solicitacoes) {
    const chave = `${solicitacao.rota_id}/${solicitacao.entregador_id}`;
    const group = groups.get(chave);
    if (group) group.push(solicitacao);
    else groups.set(chave, [solicitacao]);
  }
  return [...groups.values()].map((group) => group.sort((a, b) => a.ordem - b.ordem));
}

/** Returns the lines of the board: waiting, then still at the shop, then on the road. Each part is oldest first. */
export function toLines(solicitacoes: readonly SolicitacaoDoComercio[]): Group[] {
  const { aguardando, em_andamento } = toColumns(solicitacoes);
  const andando = groupByRoute(em_andamento);
  return [
    ...groupByRoute(aguardando),
    ...andando.filter((group) => group.some(naLoja)),
    ...andando.filter((group) => !group.some(naLoja)),
  ];
}

/** True for aguardando and aceita [cancelar]. */
export const podeCancelar = ({ status }: SolicitacaoDoComercio): boolean => isIn(STATUS_CANCELAVEL, status);

/** True while the chat is open [chat]. */
export const temChat = ({ status }: SolicitacaoDoComercio): boolean => isIn(STATUS_EM_ANDAMENTO, status);

/** True for a finished request with a courier and without a rating [avaliacao]. */
export const podeAvaliar = ({ status, entregador_id, nota }: SolicitacaoDoComercio): boolean =>
  status === 'finalizada' && entregador_id !== null && nota === null;
