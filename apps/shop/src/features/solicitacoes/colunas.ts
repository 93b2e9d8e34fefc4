import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { STATUS_CANCELAVEL } from '@corre/contract/solicitacoes/regras.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { type Grupo, naLoja } from '../linha/linha.ts';
import { encerrada } from './partes.ts';

const um = (lista: readonly string[], status: string) => lista.includes(status);
const tempo = (instante: string) => Date.parse(instante);

export type Colunas = Record<'aguardando' | 'em_andamento' | 'encerradas', SolicitacaoDoComercio[]>;

/** The board: what waits and what is on its way oldest first, a scheduled one from when it is offered, what is over newest first. */
export function emColunas(solicitacoes: readonly SolicitacaoDoComercio[]): Colunas {
  const antigas = [...solicitacoes].sort((a, b) => tempo(esperaDesde(a)) - tempo(esperaDesde(b)) || a.id - b.id);
  return {
    aguardando: antigas.filter(({ status }) => status === 'aguardando'),
    em_andamento: antigas.filter(({ status }) => um(STATUS_EM_ANDAMENTO, status)),
    encerradas: antigas.filter(encerrada).sort((a, b) => tempo(b.data_status) - tempo(a.data_status) || b.id - a.id),
  };
}

/** What is shown as one: the open stops of one route that one courier holds, or that wait together (decision record 0025). */
export function emGrupos(solicitacoes: readonly SolicitacaoDoComercio[]): Grupo[] {
  const grupos = new Map<string, [SolicitacaoDoComercio, ...SolicitacaoDoComercio[]]>();
  for (const solicitacao of solicitacoes) {
    const chave = `${solicitacao.rota_id}/${solicitacao.entregador_id}`;
    const grupo = grupos.get(chave);
    if (grupo) grupo.push(solicitacao);
    else grupos.set(chave, [solicitacao]);
  }
  return [...grupos.values()].map((grupo) => grupo.sort((a, b) => a.ordem - b.ordem));
}

/** The lines of the board: what waits, then what is still at the counter, then what is on the road; each the oldest first. */
export function emLinhas(solicitacoes: readonly SolicitacaoDoComercio[]): Grupo[] {
  const { aguardando, em_andamento } = emColunas(solicitacoes);
  const andando = emGrupos(em_andamento);
  return [
    ...emGrupos(aguardando),
    ...andando.filter((grupo) => grupo.some(naLoja)),
    ...andando.filter((grupo) => !grupo.some(naLoja)),
  ];
}

/** Only aguardando and aceita may be cancelled (specification §4). */
export const podeCancelar = ({ status }: SolicitacaoDoComercio): boolean => um(STATUS_CANCELAVEL, status);

/** The chat is open while a courier is on it (specification §4). */
export const temChat = ({ status }: SolicitacaoDoComercio): boolean => um(STATUS_EM_ANDAMENTO, status);

/** A finished request with a courier that was not rated yet (specification §4). */
export const podeAvaliar = ({ status, entregador_id, nota }: SolicitacaoDoComercio): boolean =>
  status === 'finalizada' && entregador_id !== null && nota === null;
