import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { brCode, txidDoPagamento } from './br-code.ts';
import { contasDe } from './contas.queries.ts';
import { prepararPagamento, recusarSeNoLote } from './preparar.ts';

/**
 * Returns the PIX code of one payout. It prepares the payout, so the amount in the code does not change any more. The
 * answer contains a whole key, so each read is audited. Throws 409 after the payment, because a static code can be paid
 * twice.
 */
export async function pixDoPagamento(
  em: Em,
  { vault, cidade }: { vault: Vault; cidade: string },
  ator: Ator,
  { semana_inicio, entregador_id }: { semana_inicio: string; entregador_id: number },
) {
  const { id, total_liquido } = await prepararPagamento(em, ator, semana_inicio, entregador_id);
  await recusarSeNoLote(em, id);
  if ((await contasDe(em, semana_inicio, entregador_id))?.estado === 'paga')
    throw new BusinessError('PAGAMENTO_JA_FEITO');
  const pessoa = await em
    .getKysely()
    .selectFrom('entregador')
    .select(['nome_completo', 'pix_tipo_chave', 'pix_chave'])
    .where('id', '=', entregador_id)
    .executeTakeFirst();
  if (!pessoa) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  const pix_chave = vault.open(pessoa.pix_chave);
  const txid = txidDoPagamento(semana_inicio, entregador_id);
  const copia_e_cola = brCode({ chave: pix_chave, nome: pessoa.nome_completo, cidade, valor: total_liquido, txid });
  if (copia_e_cola === null) throw new BusinessError('PIX_DO_ENTREGADOR_INVALIDO');
  await auditar(em, ator, 'pix-mostrado', 'pagamento', id);
  return { copia_e_cola, txid, valor: total_liquido, pix_tipo_chave: pessoa.pix_tipo_chave, pix_chave };
}
