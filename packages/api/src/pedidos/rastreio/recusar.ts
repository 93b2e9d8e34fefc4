import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Deps } from '../../base/deps.ts';
import { avisarStatus } from '../../despacho/kernel/registrar-status.ts';
import { trocarCodigo } from '../codigo/codigo.ts';
import { pedidoDoLink } from './rastreio.queries.ts';
import { abrirLink, type Pedido } from './ver.ts';

const OBRIGADO = 'Obrigado por avisar. Este link foi encerrado.';

/**
 * Closes a link after 'Não é comigo'. The link shows nothing any more, its code becomes invalid, and the shop sees that
 * a wrong person had it. The audit does not store the link. A repeated or late call changes nothing. Its answer is the
 * same, so that it reveals nothing.
 */
export async function recusarRastreio(
  em: Em,
  deps: Pick<Deps, 'brakes' | 'vault'>,
  pedido: Pedido,
): Promise<{ message: string }> {
  const { calado, ...solicitacao } = await abrirLink(deps, pedido, (chave) => pedidoDoLink(em, chave));
  if (calado) return { message: OBRIGADO };
  const { numUpdatedRows } = await em
    .getKysely()
    .updateTable('rastreio')
    .set({ recusado_em: agora })
    .where('solicitacao_id', '=', solicitacao.id)
    .where('recusado_em', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return { message: OBRIGADO };
  await trocarCodigo(em, deps.vault, solicitacao.id);
  await auditar(em, null, 'rastreio_recusado', 'solicitacao', solicitacao.id);
  await avisarStatus(em, [solicitacao]);
  return { message: OBRIGADO };
}
