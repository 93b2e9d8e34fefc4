import type { ComandoDoBanco, EstadoDoSistema, LinhaPresa, TransacaoAberta } from '@corre/contract/sistema/contrato.ts';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';

const COMANDO: Record<ComandoDoBanco, string> = {
  leitura: 'uma leitura',
  gravacao: 'uma gravação',
  mudanca: 'uma mudança',
  apagamento: 'uma limpeza',
  estrutura: 'uma mudança das tabelas',
  outro: 'outro comando',
};

/** Returns the name of a held row: 'solicitação #835', 'loja Bella Massa', 'entregador Ana'. */
function nomeDaLinha({ tabela, id, nome }: LinhaPresa): string {
  if (tabela === 'solicitacao') return `solicitação #${id}`;
  return `${tabela === 'comercio' ? 'loja' : 'entregador'} ${nome ?? id}`;
}

/** Returns what a transaction holds: its rows, else its tables. */
export function oQueSegura({ linhas, tabelas }: Pick<TransacaoAberta, 'linhas' | 'tabelas'>): string {
  if (linhas.length > 0) return `Segura ${linhas.map(nomeDaLinha).join(', ')}.`;
  return tabelas.length > 0 ? `Segura linhas de ${tabelas.join(', ')}.` : 'Não dá para ver o que segura.';
}

/** Returns what a transaction does, without its statement. */
export function oQueFaz({ situacao, comando }: Pick<TransacaoAberta, 'situacao' | 'comando'>): string {
  if (situacao === 'desconhecida') return 'Não dá para ver o que faz.';
  return situacao === 'parada'
    ? `Parada: não faz nada desde ${COMANDO[comando]}.`
    : `Trabalhando: faz ${COMANDO[comando]}.`;
}

/** Returns since when a transaction is open. */
export const desdeQuando = ({ segundos }: Pick<TransacaoAberta, 'segundos'>): string =>
  segundos === null ? 'não dá para ver desde quando' : `há ${formatDuration(segundos * 1000)}`;

/** Returns what to do about a transaction. A process of the product ends by itself. */
export const oQueFazer = ({ do_corre }: Pick<TransacaoAberta, 'do_corre'>): string =>
  do_corre
    ? 'É um processo do Corre: espere. Se passar de 5 minutos, avise quem cuida do servidor.'
    : 'Encerre a transação: COMMIT ou ROLLBACK no programa que a abriu. Ou peça a quem cuida do servidor:';

/** Returns how many messages to other systems are late, or that none is. */
export function mensagensAtrasadas({ esperando, segundos }: EstadoDoSistema['mensagens']): string {
  if (esperando === 0 || segundos === null) return 'Nenhuma espera.';
  const muitas =
    esperando >= 1000 ? 'Mais de mil mensagens esperam' : countOf(esperando, 'mensagem espera', 'mensagens esperam');
  return `${muitas}, a mais antiga há ${formatDuration(segundos * 1000)}.`;
}
