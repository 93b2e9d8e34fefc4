import { formatDuration } from '@corre/ui/format/dates.ts';
import { statusWord } from '@corre/ui/status-badge/status-badge.tsx';
import { emGrupos } from '../entregadores/grupos.ts';
import type { Entregador } from '../torre/use-torre.ts';

/** Whom a request can be given to: free in queue order, then offline; the busy ones only when allowed. Never a suspended one. */
export function candidatos(entregadores: readonly Entregador[], ocupados: boolean): Entregador[] {
  const grupos = emGrupos(entregadores);
  return [...grupos.livres, ...(ocupados ? grupos.ocupados : []), ...grupos.offline];
}

/** The second line of a courier in the list: 'Livre · 2º da fila', 'Ocupado · Entregando há 18 min', 'Offline'. */
export function situacaoDoCandidato(
  { status, online, posicao_fila, solicitacao_ativa_detalhes }: Entregador,
  agora: number,
) {
  if (status === 'ocupado') {
    const ativa = solicitacao_ativa_detalhes;
    return ativa
      ? `Ocupado · ${statusWord(ativa.status)} há ${formatDuration(agora - Date.parse(ativa.desde))}`
      : 'Ocupado';
  }
  if (!online) return 'Offline';
  return posicao_fila === null ? 'Livre' : `Livre · ${posicao_fila}º da fila`;
}

const primeiroNome = (nome: string): string => nome.split(' ')[0] ?? nome;

/** What the card warns of: that a busy courier is being chosen, or how one can be. Null when there is nothing to say. */
export function avisoDaAtribuicao(entregador: Entregador | null, forcar: boolean): string | null {
  if (entregador?.suspenso) return `${primeiroNome(entregador.nome_completo)} está suspenso e não recebe entregas.`;
  const ocupado = entregador?.status === 'ocupado';
  if (ocupado && !forcar) {
    return `${primeiroNome(entregador.nome_completo)} já tem uma entrega. Marque a opção acima para atribuir mesmo assim.`;
  }
  if (!forcar) return null;
  return ocupado
    ? `${primeiroNome(entregador.nome_completo)} já tem uma entrega. Esta entra na fila dele, depois da atual.`
    : 'Um entregador ocupado recebe esta entrega na fila dele, depois da atual.';
}
