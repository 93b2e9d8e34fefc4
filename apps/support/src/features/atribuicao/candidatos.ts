import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { matches } from '@corre/ui/kit/combobox/match.ts';
import { emGrupos } from '../entregadores/grupos.ts';
import type { Entregador } from '../torre/use-torre.ts';

/** Whom a request can be given to: free in queue order, then offline; the busy ones only when allowed. Never a suspended one. */
export function candidatos(entregadores: readonly Entregador[], ocupados: boolean): Entregador[] {
  const grupos = emGrupos(entregadores);
  return [...grupos.livres, ...(ocupados ? grupos.ocupados : []), ...grupos.offline];
}

/** The second line of a courier in the list: 'Livre · 2º da fila', 'Ocupado · Entregando há 18 min', 'Offline · pode não ver'. */
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

/** Verbatim (specification §5): the box that lets busy couriers in. */
export const PERMITIR_OCUPADOS = 'Permitir atribuicao para entregadores ocupados';

function avisoDeQuemOcupado(nome: string, forcar: boolean): string {
  return forcar
    ? `${nome} já tem uma entrega. Esta fica para depois da atual.`
    : `${nome} já tem uma entrega. Marque a opção acima para atribuir mesmo assim.`;
}

/**
 * What the card warns of: that the one chosen is busy, offline or not heard from, or what ticking the box means. Null when
 * there is nothing to say.
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

/** The couriers whose name, user name or phone was typed. */
export const achados = (entregadores: readonly Entregador[], busca: string): Entregador[] =>
  entregadores.filter((entregador) => combina(entregador, busca));

/** Why nobody is found: who was meant is busy or suspended, or there is no such name. */
export function semCandidato(todos: readonly Entregador[], busca: string): string {
  const escondidos = busca.trim() === '' ? [] : achados(todos, busca);
  const [primeiro] = escondidos;
  if (!primeiro) return busca.trim() === '' ? 'Nenhum entregador disponível' : 'Ninguém com esse nome ou telefone';
  const quem = primeiro.nome_completo;
  if (escondidos.every(({ suspenso }) => suspenso)) return `${quem} está com a conta suspensa e não recebe entregas.`;
  const ocupado = escondidos.find(({ suspenso }) => !suspenso) ?? primeiro;
  return `${ocupado.nome_completo} já tem uma entrega. Marque “${PERMITIR_OCUPADOS}” para atribuir mesmo assim.`;
}
