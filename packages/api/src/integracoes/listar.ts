import type { IntegracaoInteira, ListaDeIntegracoes } from '@corre/contract/integracoes/contrato.ts';
import { INTEGRACOES_NA_LISTA } from '@corre/contract/integracoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { appId } from '../saida/identidade.ts';
import type { Com } from './criar.ts';
import { enderecosDaCorre } from './enderecos.ts';
import { integracaoNaoEncontrada } from './erros.ts';
import { acharIntegracao, type Escopo } from './escopo.ts';
import { resumos } from './resumo.queries.ts';

async function contar(em: Em, escopo: Escopo): Promise<number> {
  const { total } = await em
    .getKysely()
    .selectFrom('integracao')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('removida_em', 'is', null)
    .$if(escopo !== null, (q) => q.where('comercio_id', '=', escopo ?? 0))
    .executeTakeFirstOrThrow();
  return total;
}

/** One page, newest first; `proxima` is where the next one begins. */
export async function listarIntegracoes(em: Em, escopo: Escopo, antes_de?: number): Promise<ListaDeIntegracoes> {
  const lidas = await resumos(em, { escopo, antes_de, limite: INTEGRACOES_NA_LISTA + 1 });
  const integracoes = lidas.slice(0, INTEGRACOES_NA_LISTA);
  const proxima = lidas.length > INTEGRACOES_NA_LISTA ? (integracoes.at(-1)?.id ?? null) : null;
  return { integracoes, total: await contar(em, escopo), proxima };
}

/** One integration with all that its form and the text for the other side need; never its secret. 404. */
export async function lerIntegracao(
  em: Em,
  { deps: { config }, origin }: Pick<Com, 'deps' | 'origin'>,
  escopo: Escopo,
  id: number,
): Promise<IntegracaoInteira> {
  const achada = await acharIntegracao(em, escopo, id);
  const { client_id, url_eventos, url_codigo, retorno } = achada;
  const [resumo] = await resumos(em, { escopo, id, limite: 1 });
  if (!resumo) throw integracaoNaoEncontrada();
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
