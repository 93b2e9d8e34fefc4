import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { matches } from '@corre/ui/kit/combobox/match.ts';
import { inGroups, semSinal } from '../entregadores/groups.ts';
import type { Entregador } from '../torre/use-torre.ts';

/**
 * Returns the couriers that can get a request: free in queue order, busy if `ocupados`, then offline.
 * A suspended courier is never a candidate [atribuir].
 */
export function candidatos(entregadores: readonly Entregador[], ocupados: boolean): Entregador[] {
  const groups = inGroups(entregadores);
  return [...groups.livres, ...(ocupados ? groups.ocupados : []), ...groups.offline];
}

/**
 * Returns the second line of a courier in the list, such as 'Livre · 2º da fila' or 'Offline · pode não ver'.
 * `now` is in epoch milliseconds.
 */
export function situacaoDoCandidato(entregador: Entregador, now: number) {
  const { status, online, posicao_fila, solicitacao_ativa_detalhes } = entregador;
  if (status === 'ocupado') {
    const ativa = solicitacao_ativa_detalhes;
    return ativa
      ? `Ocupado · ${NOME_STATUS[ativa.status]} há ${formatDuration(now - Date.parse(ativa.desde))}`
      : 'Ocupado';
  }
  if (!online) return 'Offline · pode não ver';
  const livre = semSinal(entregador) ? 'Sem sinal' : 'Livre';
  return posicao_fila === null ? livre : `${livre} · ${posicao_fila}º da fila`;
}

const primeiroNome = (nome: string): string => nome.split(' ')[0] ?? nome;

/** Label of the checkbox, word for word as in [atribuir]. */
export const PERMITIR_OCUPADOS = 'Permitir atribuicao para entregadores ocupados';

function avisoDeQuemOcupado(nome: string, forcar: boolean): string {
  return forcar
    ? `${nome} já tem uma entrega. Esta fica para depois da atual.`
    : `${nome} já tem uma entrega. Marque a opção acima para atribuir mesmo assim.`;
}

/**
 * Returns the warning of the form, or null.
 * It warns when the chosen courier is suspended, busy, offline or without signal, and explains the checkbox.
 */
export function avisoDaAtribuicao(entregador: Entregador | null, forcar: boolean): string | null {
  if (!entregador) return forcar ? 'Quem está com uma entrega recebe esta para depois da atual.' : null;
  const nome = primeiroNome(entregador.nome_completo);
  if (entregador.suspenso) return `${nome} está com a conta suspensa e não recebe entregas.`;
  const ligue = `Ligue para avisar: ${formatPhone(entregador.telefone_pessoal)}.`;
  const longe = !entregador.online
    ? `${nome} está offline e pode não ver a entrega. ${ligue}`
    : entregador.alcancavel
      ? null
      : `O app de ${nome} está sem sinal e pode não mostrar a entrega. ${ligue}`;
  if (entregador.status !== 'ocupado') return longe;
  const ocupado = avisoDeQuemOcupado(nome, forcar);
  return forcar && longe ? `${ocupado} ${longe}` : ocupado;
}

const combina = ({ nome_completo, usuario, telefone_pessoal }: Entregador, search: string): boolean =>
  matches(`${nome_completo} ${usuario} ${telefone_pessoal} ${formatPhone(telefone_pessoal)}`, search);

/** Returns the couriers whose name, user name or phone number matches the search text. */
export const found = (entregadores: readonly Entregador[], search: string): Entregador[] =>
  entregadores.filter((entregador) => combina(entregador, search));

/** Returns the message of an empty list: the courier is suspended, the courier is busy, or no name matches. */
export function semCandidato(all: readonly Entregador[], search: string): string {
  const hidden = search.trim() === '' ? [] : found(all, search);
  const [first] = hidden;
  if (!first) return search.trim() === '' ? 'Nenhum entregador disponível' : 'Ninguém com esse nome ou telefone';
  const who = first.nome_completo;
  if (hidden.every(({ suspenso }) => suspenso)) return `${who} está com a conta suspensa e não recebe entregas.`;
  const ocupado = hidden.find(({ suspenso }) => !suspenso) ?? first;
  return `${ocupado.nome_completo} já tem uma entrega. Marque “${PERMITIR_OCUPADOS}” para atribuir mesmo assim.`;
}
