import { randomUUID } from 'node:crypto';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { criarIntegracaoSchema, IntegracaoCriada } from '@corre/contract/integracoes/contrato.ts';
import { INTEGRACOES_POR_LOJA } from '@corre/contract/integracoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { auditar } from '../acesso/auditoria/auditar.ts';
import type { Ator } from '../base/ator.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Deps } from '../base/deps.ts';
import { appId } from '../saida/identidade.ts';
import { enderecosDaCorre } from './enderecos.ts';

/** The input, and the secret that already signed the ping to a webhook's receiver. */
type Pedido = z.output<typeof criarIntegracaoSchema> & { segredo: string };

/** The common input of the acts in this folder. */
export interface Com {
  deps: Pick<Deps, 'config' | 'vault'>;
  ator: Ator;
  /** origin of the request, used where SITE_URL is not set */
  origin: string;
}

/** Locks the active shop, so that two calls cannot pass the limit of integrations together. */
export async function travarComercio(em: Em, nome: string): Promise<number> {
  const comercio = await em
    .getKysely()
    .selectFrom('comercio')
    .select('id')
    .where('nome_chave', '=', chaveDoNome(nome))
    .where('ativo', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!comercio) throw new BusinessError('COMERCIO_NAO_ENCONTRADO', { campo: 'comercio_nome' });
  return comercio.id;
}

/** Throws 409 if the locked shop has too many integrations. Uses the index `integracao_do_comercio`. */
export async function conferirLugar(em: Em, comercio_id: number): Promise<void> {
  const { total } = await em
    .getKysely()
    .selectFrom('integracao')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('comercio_id', '=', comercio_id)
    .where('removida_em', 'is', null)
    .executeTakeFirstOrThrow();
  if (total >= INTEGRACOES_POR_LOJA) throw new BusinessError('INTEGRACOES_DEMAIS');
}

const COMO_SEGUIR = {
  opendelivery: 'Integração criada. Copie o segredo agora: ele não aparece de novo.',
  webhook: 'Webhook criado. Copie o segredo agora: ele não aparece de novo.',
};

/**
 * Creates the credentials with which another system reaches one shop (ADR 0038). This answer is the only one with the
 * secret. The caller has checked the addresses. Throws 404 for an unknown shop and 409 for a shop with too many
 * integrations.
 */
export async function criarIntegracao(
  em: Em,
  { deps: { config, vault }, ator, origin }: Com,
  { nome, comercio_nome, tipo, url_eventos, url_codigo, ambiente, segredo: client_secret }: Pedido,
): Promise<IntegracaoCriada> {
  const comercio_id = await travarComercio(em, comercio_nome);
  await conferirLugar(em, comercio_id);
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
