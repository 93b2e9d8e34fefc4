import type { EntregadorDoAdmin, SITUACOES } from '@corre/contract/entregadores/ficha-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { entregadoresComTrabalho } from './entregador.queries.ts';

/**
 * Returns the couriers with all their data, by name [cadastros]. `limite` limits the rows. Documents and PIX keys are
 * decrypted here, so the caller must mask them or audit the access. Indexes `entregador_por_nome`,
 * `solicitacao_aberta_do_entregador`, `suspensao_ativa_unica`.
 */
export async function listarEntregadores(
  em: Em,
  vault: Vault,
  situacao: (typeof SITUACOES)[number],
  limite: number | null = null,
): Promise<EntregadorDoAdmin[]> {
  const achados = await entregadoresComTrabalho(em.getKysely())
    .select(['e.data_nascimento', 'e.cpf', 'e.rg', 'e.estado_civil', 'e.endereco', 'e.bairro', 'e.cep'])
    .select(['e.pix_tipo_chave', 'e.pix_chave'])
    .select(({ eb, fn, lit }) =>
      fn.coalesce(eb('f.suspenso_ate', '>', agora).$castTo<boolean>(), lit(false)).as('suspenso'),
    )
    .$if(situacao !== 'todos', (q) => q.where('e.ativo', '=', situacao === 'ativos'))
    .orderBy(sql`lower(e.nome_completo)`)
    .orderBy('e.id')
    .$if(limite !== null, (q) => q.limit(Number(limite)))
    .execute();
  return achados.map((entregador) => ({
    ...entregador,
    cpf: vault.open(entregador.cpf),
    rg: vault.open(entregador.rg),
    pix_chave: vault.open(entregador.pix_chave),
  }));
}
