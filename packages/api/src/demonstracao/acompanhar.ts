import type { PedidoParaAcompanhar } from '@corre/contract/demonstracao/entradas.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Deps } from '../base/deps.ts';
import { rastreioUrl } from '../pedidos/rastreio/links.ts';
import { contasDaDemonstracao } from './entrar-contas.ts';
import { mostraDemonstracao } from './exigir-demonstracao.ts';

/** Of so many of the newest requests one is chosen, because a link made with another data key has no address. */
const OLHADOS = 20;

/** Selects the newest requests of these shops with a link, those first that a courier brings. */
const comLink = (em: Em, lojas: number[]) =>
  em
    .getKysely()
    .selectFrom('rastreio as t')
    .innerJoin('solicitacao as s', 's.id', 't.solicitacao_id')
    .where('s.comercio_id', 'in', lojas)
    .where('t.recusado_em', 'is', null)
    .select(['t.recusado_em as rastreio_recusado_em', sql<Buffer>`t.semente || t.token_sha256`.as('link')])
    .orderBy(({ eb }) => eb('s.status', 'in', STATUS_EM_ANDAMENTO), 'desc')
    .orderBy('s.id', 'desc')
    .limit(OLHADOS)
    .execute();

/**
 * Returns the tracking page of a request of the demonstration's shops that a courier brings now, else of the newest
 * one. It is the recipient's own page.
 * @throws BusinessError 404 outside of the demonstration, and without a request
 */
export async function acompanharUmPedido(em: Em, deps: Pick<Deps, 'config' | 'vault'>): Promise<PedidoParaAcompanhar> {
  if (!(await mostraDemonstracao(em, deps.config))) throw new BusinessError('DEMONSTRACAO_DESLIGADA');
  const lojas = await contasDaDemonstracao(em, 'comercio');
  const pedidos =
    lojas.length === 0
      ? []
      : await comLink(
          em,
          lojas.map(({ id }) => id),
        );
  for (const pedido of pedidos) {
    const url = rastreioUrl(deps, pedido);
    if (url !== null) return { url };
  }
  throw new BusinessError('DEMONSTRACAO_SEM_PEDIDO');
}
