import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import { encerrarTodas } from '../../acesso/sessoes/sessoes.ts';
import type { Ator } from '../../base/ator.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { cancelarSolicitacao } from '../../despacho/passos/cancelar.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comercioNaoEncontrado } from './erros.ts';

/** The shop's own cancellation, request by request, of all that no courier has picked up yet. Returns how many. */
async function cancelarAbertas(em: Em, ator: Ator, comercio_id: number, agora: string): Promise<number> {
  const abertas = await rows(
    em,
    sql<{ id: number }>`
      select id from solicitacao where comercio_id = ${comercio_id} and status in ('aguardando', 'aceita') order by id`,
  );
  for (const { id } of abertas) {
    const pedido = { solicitacao_id: id, comercio_id, ator_tipo: ator.user_type, ator_id: ator.id };
    await cancelarSolicitacao(em, pedido, agora);
  }
  return abertas.length;
}

/**
 * Deactivates a shop: no login, its waiting and accepted requests are cancelled as if it had done so itself, its
 * deliveries stay in the reports. A parcel that is already with a courier is delivered.
 */
export async function excluirComercio(em: Em, config: Config, ator: Ator, nome: string): Promise<{ message: string }> {
  return comDespacho(em, config, async (agora) => {
    const excluido = await row(
      em,
      sql<{ id: number }>`
        update comercio set ativo = false, removido_em = agora()
         where nome_chave = ${chaveDoNome(nome)} and ativo returning id`,
    );
    if (!excluido) throw comercioNaoEncontrado();
    const comercio_id = excluido.id;
    const solicitacoes_canceladas = await cancelarAbertas(em, ator, comercio_id, agora);
    await rows(em, sql`delete from foto where comercio_id = ${comercio_id}`);
    await encerrarTodas(em, { user_type: 'comercio', id: comercio_id });
    await avisar(em, { tipo: 'cadastro', comercio_id }, { tipo: 'sessao', comercio_id });
    await auditar(em, ator, 'comercio_excluido', 'comercio', comercio_id, { solicitacoes_canceladas });
    return { message: 'Comércio excluído com sucesso!' };
  });
}
