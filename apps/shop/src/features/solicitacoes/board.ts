import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { STATUS_CANCELAVEL } from '@corre/contract/solicitacoes/regras.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { type Grupo, naLoja } from './linha.ts';
import { encerrada } from './pages.ts';

const isIn = (lista: readonly string[], status: string) => lista.includes(status);
const timeOf = (instante: string) => Date.parse(instante);

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
export function groupByRoute(solicitacoes: readonly SolicitacaoDoComercio[]): Grupo[] {
  const grupos = new Map<string, [SolicitacaoDoComercio, ...SolicitacaoDoComercio[]]>();
  for (const solicitacao of solicitacoes) {
    const chave = `${solicitacao.rota_id}/${solicitacao.entregador_id}`;
    const grupo = grupos.get(chave);
    if (grupo) grupo.push(solicitacao);
    else grupos.set(chave, [solicitacao]);
  }
  return [...grupos.values()].map((grupo) => grupo.sort((a, b) => a.ordem - b.ordem));
}

/** Returns the lines of the board: waiting, then still at the shop, then on the road. Each part is oldest first. */
export function toLines(solicitacoes: readonly SolicitacaoDoComercio[]): Grupo[] {
  const { aguardando, em_andamento } = toColumns(solicitacoes);
  const andando = groupByRoute(em_andamento);
  return [
    ...groupByRoute(aguardando),
    ...andando.filter((grupo) => grupo.some(naLoja)),
    ...andando.filter((grupo) => !grupo.some(naLoja)),
  ];
}

/** True for aguardando and aceita [cancelar]. */
export const podeCancelar = ({ status }: SolicitacaoDoComercio): boolean => isIn(STATUS_CANCELAVEL, status);

/** True while the chat is open [chat]. */
export const temChat = ({ status }: SolicitacaoDoComercio): boolean => isIn(STATUS_EM_ANDAMENTO, status);

/** True for a finished request with a courier and without a rating [avaliacao]. */
export const podeAvaliar = ({ status, entregador_id, nota }: SolicitacaoDoComercio): boolean =>
  status === 'finalizada' && entregador_id !== null && nota === null;
