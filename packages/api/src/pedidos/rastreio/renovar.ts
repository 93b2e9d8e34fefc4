import type { LinkNovo } from '@corre/contract/rastreio/contrato.ts';
import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import { avisarStatus } from '../../despacho/kernel/registrar-status.ts';
import { rastreioUrl } from './links.ts';
import { novoLink } from './token.ts';

/** Returns the current link of the shop's own open request. Throws 403, 404 and 409. */
async function linkAtual(em: Em, comercio_id: number, solicitacao_id: number) {
  const atual = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .leftJoin('rastreio as t', 't.solicitacao_id', 's.id')
    .select(['s.comercio_id', 's.status', 't.semente', 't.token_sha256', 't.recusado_em'])
    .where('s.id', '=', solicitacao_id)
    .executeTakeFirst();
  if (!atual) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  if (atual.comercio_id !== comercio_id) throw new BusinessError('SOLICITACAO_DE_OUTRA_CONTA');
  if (!STATUS_ABERTO.some((aberto) => aberto === atual.status)) throw new BusinessError('RASTREIO_TERMINADO');
  return atual;
}

/**
 * Replaces a link that went to a wrong person. The old link becomes invalid. A link that was not refused stays, so a
 * repeated call returns the same address. The condition of the update decides between concurrent calls. Throws 403, 404
 * and 409.
 */
export async function renovarRastreio(
  em: Em,
  deps: Pick<Deps, 'config' | 'vault'>,
  ator: Pick<Ator, 'user_type' | 'id'>,
  solicitacao_id: number,
): Promise<LinkNovo> {
  const novo = novoLink(deps.vault);
  const trocado = await em
    .getKysely()
    .updateTable('rastreio as t')
    .from('solicitacao as s')
    .set({ ...novo, recusado_em: null, criado_em: agora })
    .whereRef('s.id', '=', 't.solicitacao_id')
    .where('s.id', '=', solicitacao_id)
    .where('s.comercio_id', '=', ator.id)
    .where('s.status', 'in', STATUS_ABERTO)
    .where('t.recusado_em', 'is not', null)
    .returning(['s.id', 's.comercio_id', 's.entregador_id'])
    .executeTakeFirst();
  if (!trocado) {
    const { semente, token_sha256 } = await linkAtual(em, ator.id, solicitacao_id);
    const link = semente && token_sha256 && Buffer.concat([semente, token_sha256]);
    return {
      message: 'Este link já está valendo',
      rastreio_url: rastreioUrl(deps, { link, rastreio_recusado_em: null }),
    };
  }
  await auditar(em, ator, 'rastreio_renovado', 'solicitacao', solicitacao_id);
  await avisarStatus(em, [trocado]);
  const link = Buffer.concat([novo.semente, novo.token_sha256]);
  return { message: 'Link novo pronto', rastreio_url: rastreioUrl(deps, { link, rastreio_recusado_em: null }) };
}
