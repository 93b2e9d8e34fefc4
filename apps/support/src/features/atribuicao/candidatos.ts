import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { matches } from '@corre/ui/kit/combobox/match.ts';
import { emGrupos } from '../entregadores/grupos.ts';
import type { Entregador } from '../torre/use-torre.ts';

/**
 * Returns the couriers that can get a request: free in queue order, busy if `ocupados`, then offline.
 * A suspended courier is never a candidate [atribuir].
 */
export function candidatos(entregadores: readonly Entregador[], ocupados: boolean): Entregador[] {
  const grupos = emGrupos(entregadores);
  return [...grupos.livres, ...(ocupados ? grupos.ocupados : []), ...grupos.offline];
}

/**
 * Returns the second line of a courier in the list, such as 'Livre · 2º da fila' or 'Offline · pode não ver'.
 * `agora` is in epoch milliseconds.
 */
export function situacaoDoCandidato(
  { status, online, posicao_fila, solicitacao_ativa_detalhes }: Entregador,
  agora: number,
) {
  if (status === 'ocupado') {
    const ativa = solicitacao_ativa_detalhes;
    return ativa
      ? `Ocupado · ${NOME_STATUS[ativa.status]} há ${formatDuration(agora - Date.parse(ativa.desde))}`
      : 'Ocupado';
  }
  if (!online) return 'Offline · pode não ver';
  return posicao_fila === null ? 'Livre' : `Livre · ${posicao_fila}º da fila`;
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

const combina = ({ nome_completo, usuario, telefone_pessoal }: Entregador, busca: string): boolean =>
  matches(`${nome_completo} ${usuario} ${telefone_pessoal} ${formatPhone(telefone_pessoal)}`, busca);

/** Returns the couriers whose name, user name or phone number matches the search text. */
export const achados = (entregadores: readonly Entregador[], busca: string): Entregador[] =>
  entregadores.filter((entregador) => combina(entregador, busca));

/** Returns the message of an empty list: the courier is suspended, the courier is busy, or no name matches. */
export function semCandidato(todos: readonly Entregador[], busca: string): string {
  const escondidos = busca.trim() === '' ? [] : achados(todos, busca);
  const [primeiro] = escondidos;
  if (!primeiro) return busca.trim() === '' ? 'Nenhum entregador disponível' : 'Ninguém com esse nome ou telefone';
  const quem = primeiro.nome_completo;
  if (escondidos.every(({ suspenso }) => suspenso)) return `${quem} está com a conta suspensa e não recebe entregas.`;
  const ocupado = escondidos.find(({ suspenso }) => !suspenso) ?? primeiro;
  return `${ocupado.nome_completo} já tem uma entrega. Marque “${PERMITIR_OCUPADOS}” para atribuir mesmo assim.`;
}
