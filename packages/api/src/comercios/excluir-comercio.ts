import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../auditoria/auditar.ts';
import { avisar } from '../eventos/avisar.ts';
import { travarDespacho } from '../ofertas/travar-despacho.ts';
import { encerrarTodas } from '../sessao/sessoes.ts';
import { cancelarSolicitacao } from '../solicitacoes/cancelar.ts';
import type { Ator } from '../trpc/ator.ts';
import { comercioNaoEncontrado } from './erros.ts';
import { chaveDoNome } from './regras.ts';

/**
 * Deactivates a shop: no login, its waiting and accepted requests are cancelled as if it had done so itself, its
 * deliveries stay in the reports. A parcel that is already with a courier is delivered. Takes the dispatch lock.
 */
export async function excluirComercio(em: Em, ator: Ator, nome: string): Promise<{ message: string }> {
  const agora = await travarDespacho(em);
  const excluido = await row(
    em,
    sql<{ id: number }>`
      update comercio set ativo = false, removido_em = agora()
       where nome_chave = ${chaveDoNome(nome)} and ativo returning id`,
  );
  if (!excluido) throw comercioNaoEncontrado();
  const comercio_id = excluido.id;
  const abertas = await rows(
    em,
    sql<{ id: number }>`
      select id from solicitacao where comercio_id = ${comercio_id} and status in ('aguardando', 'aceita') order by id`,
  );
  for (const { id } of abertas) {
    const pedido = { solicitacao_id: id, comercio_id, ator_tipo: ator.user_type, ator_id: ator.id };
    await cancelarSolicitacao(em, pedido, agora);
  }
  await rows(em, sql`delete from foto where comercio_id = ${comercio_id}`);
  await encerrarTodas(em, { user_type: 'comercio', id: comercio_id });
  await avisar(em, { tipo: 'cadastro', comercio_id }, { tipo: 'sessao', comercio_id });
  await auditar(em, ator, 'comercio_excluido', 'comercio', comercio_id, { solicitacoes_canceladas: abertas.length });
  return { message: 'Comércio excluído com sucesso!' };
}
