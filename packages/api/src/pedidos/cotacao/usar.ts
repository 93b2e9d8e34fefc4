import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';

/** A request or a stop whose value is known. */
type ComValor<P> = Omit<P, 'valor_estimado' | 'cotacao_id' | 'multiplas_entregas'> & { valor_estimado: number };

type Chamada = Omit<NovaSolicitacao, 'origem'>;

/** A request in which every stop has its value. */
export type PedidoComValores = ComValor<Chamada> & {
  multiplas_entregas: ComValor<Chamada['multiplas_entregas'][number]>[];
};

/**
 * Locks the quotes, so that of two requests with one quote the second sees that the quote is used. The order by id
 * prevents a deadlock between two routes.
 */
const travar = (em: Em, comercio_id: number, ids: readonly string[]) =>
  em
    .getKysely()
    .selectFrom('cotacao')
    .select(['id', 'valor', 'usada_em'])
    .select(sql<boolean>`valida_ate <= ${agora}`.as('vencida'))
    .where('id', 'in', ids)
    .where('comercio_id', '=', comercio_id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

type Travada = Awaited<ReturnType<typeof travar>>[number];

/** Throws 404 for an unknown quote, and 409 for one that is used, has ended or has another value. */
function conferir(cotacao: Travada | undefined, valor_estimado: number | undefined): asserts cotacao is Travada {
  if (!cotacao) throw new BusinessError('COTACAO_NAO_ENCONTRADA');
  const { valor, usada_em, vencida } = cotacao;
  if (usada_em !== null) throw new BusinessError('COTACAO_USADA');
  if (vencida) throw new BusinessError('COTACAO_VENCIDA');
  if (valor_estimado !== undefined && valor_estimado !== valor)
    throw new BusinessError('COTACAO_DE_OUTRO_VALOR', { valor });
}

/** Returns a function that gives a stop its value: its own, or that of its quote. */
const valorDe =
  (cotacoes: readonly Travada[]) =>
  <P extends Pick<NovaSolicitacao, 'valor_estimado' | 'cotacao_id'>>({ cotacao_id, valor_estimado, ...parada }: P) => {
    if (cotacao_id === undefined && valor_estimado !== undefined) return { ...parada, valor_estimado };
    const cotacao = cotacoes.find(({ id }) => id === cotacao_id);
    conferir(cotacao, valor_estimado);
    return { ...parada, valor_estimado: cotacao.valor };
  };

/**
 * Returns the request with the value of every stop, from its quote if the stop names one [cotacao]. Marks the quotes as
 * used, in the caller's transaction. A request without quotes costs no query. Throws 404 for a quote of another shop,
 * and 409 for a quote that is used, has ended or has another value.
 */
export async function comCotacoes(
  em: Em,
  comercio_id: number,
  { multiplas_entregas, ...primeira }: Chamada,
): Promise<PedidoComValores> {
  const ids = [primeira, ...multiplas_entregas].flatMap(({ cotacao_id }) => cotacao_id ?? []);
  if (new Set(ids).size < ids.length) throw new BusinessError('COTACAO_USADA');
  const comValor = valorDe(ids.length === 0 ? [] : await travar(em, comercio_id, ids));
  const pedido = { ...comValor(primeira), multiplas_entregas: multiplas_entregas.map(comValor) };
  if (ids.length > 0)
    await em.getKysely().updateTable('cotacao').set({ usada_em: agora }).where('id', 'in', ids).execute();
  return pedido;
}
