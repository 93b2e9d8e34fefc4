import type { ComandoDoBanco, EstadoDoSistema, LinhaPresa, TransacaoAberta } from '@corre/contract/sistema/contrato.ts';
import { formatDuration, formatTime } from '@corre/ui/domain/format/dates.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';

const COMANDO: Record<ComandoDoBanco, string> = {
  leitura: 'leitura de dados',
  gravacao: 'gravação de dados',
  mudanca: 'mudança de dados',
  apagamento: 'limpeza de dados',
  estrutura: 'mudança na estrutura dos dados',
  outro: 'outra tarefa',
};

/** Returns the name of a held row: 'solicitação #835', 'loja Bella Massa', 'entregador Ana'. */
function nomeDaLinha({ tabela, id, nome }: LinhaPresa): string {
  if (tabela === 'solicitacao') return `solicitação #${id}`;
  return `${tabela === 'comercio' ? 'loja' : 'entregador'} ${nome ?? id}`;
}

/** Returns what a transaction holds: its rows, else its tables, whose names are for whoever looks after the server. */
export function oQueSegura({ linhas, tabelas }: Pick<TransacaoAberta, 'linhas' | 'tabelas'>): string {
  if (linhas.length > 0) return `Está travando: ${linhas.map(nomeDaLinha).join(', ')}.`;
  return tabelas.length > 0 ? `Está travando dados de ${tabelas.join(', ')}.` : 'Não dá para ver o que está travando.';
}

/** Returns what a transaction does, without its statement. */
export function oQueFaz({ situacao, comando }: Pick<TransacaoAberta, 'situacao' | 'comando'>): string {
  if (situacao === 'desconhecida') return 'Não dá para ver o que faz.';
  return situacao === 'parada'
    ? `Está parado; a última coisa que fez: ${COMANDO[comando]}.`
    : `Está trabalhando: ${COMANDO[comando]}.`;
}

/** Returns since when a transaction is open. */
export const desdeQuando = ({ segundos }: Pick<TransacaoAberta, 'segundos'>): string =>
  segundos === null ? 'não dá para ver desde quando' : `há ${formatDuration(segundos * 1000)}`;

/**
 * Returns what to do about a transaction. A process of the product ends by itself. Any other program gives its rows back
 * when it is closed.
 */
export const oQueFazer = ({ do_corre }: Pick<TransacaoAberta, 'do_corre'>): string =>
  do_corre
    ? 'É do próprio Corre: espere. Se passar de 5 minutos, ligue para quem cuida do servidor.'
    : 'Peça a quem abriu este programa que o feche. Se não souber quem foi, ligue para quem cuida do servidor e diga este comando:';

/** Returns how many messages to other systems are late, or that none is. */
export function mensagensAtrasadas({ esperando, segundos }: EstadoDoSistema['mensagens']): string {
  if (esperando === 0 || segundos === null) return 'Nenhuma mensagem atrasada.';
  const muitas =
    esperando >= 1000
      ? 'Mais de mil mensagens atrasadas'
      : countOf(esperando, 'mensagem atrasada', 'mensagens atrasadas');
  return `${muitas}, a mais antiga há ${formatDuration(segundos * 1000)}.`;
}

/** Returns how many acts of the last hour were refused, or that none was, and what their callers may do. */
export const acoesRecusadas = ({
  recusas,
  ultima_recusa_em,
}: Pick<EstadoDoSistema, 'recusas' | 'ultima_recusa_em'>): string =>
  ultima_recusa_em === null
    ? 'Nenhuma ação foi recusada.'
    : `${countOf(recusas, 'ação recusada', 'ações recusadas')} porque outro programa travava os dados, a última às ${formatTime(ultima_recusa_em)}. Quem tentou foi avisado e pode tentar outra vez.`;
