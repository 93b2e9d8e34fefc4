import { randomUUID } from 'node:crypto';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { criarIntegracaoSchema, IntegracaoCriada } from '@corre/contract/integracoes/contrato.ts';
import { INTEGRACOES_POR_LOJA } from '@corre/contract/integracoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { auditar } from '../acesso/auditoria/auditar.ts';
import type { Ator } from '../base/ator.ts';
import type { Deps } from '../base/deps.ts';
import { appId } from '../saida/identidade.ts';
import { enderecosDaCorre } from './enderecos.ts';
import { comercioNaoEncontrado, integracoesDemais } from './erros.ts';

/** What was asked, and the secret with which a webhook's receiver has been asked already. */
type Pedido = z.output<typeof criarIntegracaoSchema> & { segredo: string };

/** What every act here is done with. */
export interface Com {
  deps: Pick<Deps, 'config' | 'vault'>;
  ator: Ator;
  /** of the request, where SITE_URL says nothing */
  origin: string;
}

/** The active shop, locked: its integrations are counted under it. */
async function travarComercio(em: Em, nome: string): Promise<number> {
  const comercio = await em
    .getKysely()
    .selectFrom('comercio')
    .select('id')
    .where('nome_chave', '=', chaveDoNome(nome))
    .where('ativo', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!comercio) throw comercioNaoEncontrado();
  return comercio.id;
}

/** Index `integracao_do_comercio`. */
async function contar(em: Em, comercio_id: number): Promise<number> {
  const { total } = await em
    .getKysely()
    .selectFrom('integracao')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('comercio_id', '=', comercio_id)
    .where('removida_em', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

const COMO_SEGUIR = {
  opendelivery: 'Integração criada. Copie o segredo agora: ele não aparece de novo.',
  webhook: 'Webhook criado. Copie o segredo agora: ele não aparece de novo.',
};

/**
 * Makes the credentials with which another system reaches one shop (decision record 0077). The secret is said in this answer
 * and never again. 404 for an unknown shop, 409 when it has too many. The addresses have been checked.
 */
export async function criarIntegracao(
  em: Em,
  { deps: { config, vault }, ator, origin }: Com,
  { nome, comercio_nome, tipo, url_eventos, url_codigo, ambiente, segredo: client_secret }: Pedido,
): Promise<IntegracaoCriada> {
  const comercio_id = await travarComercio(em, comercio_nome);
  if ((await contar(em, comercio_id)) >= INTEGRACOES_POR_LOJA) throw integracoesDemais();
  const client_id = tipo === 'opendelivery' ? randomUUID() : null;
  const { id } = await em
    .getKysely()
    .insertInto('integracao')
    .values({
      comercio_id,
      tipo,
      nome,
      ambiente,
      client_id,
      segredo_cifrado: vault.seal(client_secret),
      url_eventos,
      url_codigo: tipo === 'opendelivery' ? url_codigo : null,
      criada_por_tipo: ator.user_type,
      criada_por_id: ator.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await auditar(em, ator, 'integracao_criada', 'integracao', id, { comercio_id, tipo, ambiente });
  const dito = { id, tipo, ambiente, client_id, client_secret, app_id: await appId(em, config) };
  return { message: COMO_SEGUIR[tipo], ...dito, ...enderecosDaCorre(config, origin) };
}
