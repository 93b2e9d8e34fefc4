import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import { encerrarTodas } from '../../acesso/sessoes/sessoes.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { cancelarSolicitacao } from '../../despacho/passos/cancelar.ts';
import { avisar } from '../../eventos/avisar.ts';
import { removerIntegracoes } from '../../saida/remover-integracoes.ts';

/** Cancels all requests that no courier has picked up yet, as the shop itself would. Returns their number. */
async function cancelarAbertas(em: Em, ator: Ator, comercio_id: number, agora: string): Promise<number> {
  const abertas = await em
    .getKysely()
    .selectFrom('solicitacao')
    .select('id')
    .where('comercio_id', '=', comercio_id)
    .where('status', 'in', ['aguardando', 'aceita'])
    .orderBy('id')
    .execute();
  for (const { id } of abertas) {
    const pedido = { solicitacao_id: id, comercio_id, ator_tipo: ator.user_type, ator_id: ator.id };
    await cancelarSolicitacao(em, pedido, agora);
  }
  return abertas.length;
}

/**
 * Deactivates a shop [cadastros]. It cannot sign in, its waiting and accepted requests are cancelled, and its
 * integrations are removed. Its deliveries stay in the reports. A parcel that a courier has already is still delivered.
 * Throws 404.
 */
export async function excluirComercio(
  em: Em,
  { config, vault }: Pick<Deps, 'config' | 'vault'>,
  ator: Ator,
  nome: string,
): Promise<{ message: string }> {
  const db = em.getKysely();
  const comercio = await db
    .selectFrom('comercio')
    .select('id as comercio_id')
    .where('nome_chave', '=', chaveDoNome(nome))
    .where('ativo', '=', true)
    .executeTakeFirst();
  if (!comercio) throw new BusinessError('COMERCIO_NAO_ENCONTRADO');
  const { comercio_id } = comercio;
  return comDespacho(em, config, { comercio_id }, async (agora) => {
    const excluido = await db
      .updateTable('comercio')
      .set({ ativo: false, removido_em: instant(agora) })
      .where('id', '=', comercio_id)
      .where('ativo', '=', true)
      .returning('id')
      .executeTakeFirst();
    // A concurrent call removed the shop first.
    if (!excluido) throw new BusinessError('COMERCIO_NAO_ENCONTRADO');
    const solicitacoes_canceladas = await cancelarAbertas(em, ator, comercio_id, agora);
    await db.deleteFrom('foto').where('comercio_id', '=', comercio_id).execute();
    await encerrarTodas(em, { user_type: 'comercio', id: comercio_id });
    await removerIntegracoes(em, vault, { comercio_id });
    await avisar(em, { tipo: 'cadastro', comercio_id }, { tipo: 'sessao', comercio_id });
    await auditar(em, ator, 'comercio_excluido', 'comercio', comercio_id, { solicitacoes_canceladas });
    return { message: 'Comércio excluído com sucesso!' };
  });
}
