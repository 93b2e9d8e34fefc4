import type { IntegracaoInteira, ListaDeIntegracoes } from '@corre/contract/integracoes/contrato.ts';
import { INTEGRACOES_NA_LISTA } from '@corre/contract/integracoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { BusinessError } from '../base/business-error.ts';
import { onePage, Page } from '../base/page.ts';
import { appId } from '../saida/identidade.ts';
import type { Com } from './criar.ts';
import { enderecosDaCorre } from './enderecos.ts';
import { acharIntegracao, type Escopo, noEscopo } from './escopo.ts';
import { resumos } from './resumo.queries.ts';

const contar = (em: Em, escopo: Escopo) =>
  em
    .getKysely()
    .selectFrom('integracao')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where not ativa and desligada_por is not null)::int`.as('desligadas_sozinhas'),
    ])
    .where('removida_em', 'is', null)
    .where(noEscopo('integracao', escopo))
    .executeTakeFirstOrThrow();

/** Selects a part of the list: ids below `antes_de`, and names of integration or shop that contain `busca`. */
interface Parte {
  antes_de?: number | undefined;
  busca?: string | undefined;
}

/** Returns one page, newest first. `proxima` is the cursor of the next page. */
export async function listarIntegracoes(
  em: Em,
  escopo: Escopo,
  parte: Parte = {},
  page?: Page,
): Promise<ListaDeIntegracoes> {
  const lidas = await resumos(em, { escopo, ...parte, limite: INTEGRACOES_NA_LISTA + 1 });
  const onde = page ?? new Page();
  const integracoes = onePage(lidas, { max: INTEGRACOES_NA_LISTA, page: onde });
  return { integracoes, ...(await contar(em, escopo)), proxima: onde.next };
}

/**
 * Returns one integration with all that its form and the text for the other system need, without its secret. Throws
 * 404.
 */
export async function lerIntegracao(
  em: Em,
  { deps: { config }, origin }: Pick<Com, 'deps' | 'origin'>,
  escopo: Escopo,
  id: number,
): Promise<IntegracaoInteira> {
  const achada = await acharIntegracao(em, escopo, id);
  const { client_id, url_eventos, url_codigo, retorno } = achada;
  const [resumo] = await resumos(em, { escopo, id, limite: 1 });
  if (!resumo) throw new BusinessError('INTEGRACAO_NAO_ENCONTRADA');
  return {
    ...resumo,
    client_id,
    url_eventos,
    url_codigo,
    retorno,
    anterior_ate: achada.anterior_vale ? achada.anterior_ate : null,
    segredo_em_uso: achada.segredo_usado_em !== null,
    app_id: await appId(em, config),
    ...enderecosDaCorre(config, origin),
  };
}
