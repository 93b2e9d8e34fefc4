import type { ConectarApp } from '@corre/contract/integracoes/app-de-pedidos-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../acesso/auditoria/auditar.ts';
import type { Ator } from '../base/ator.ts';
import type { Deps } from '../base/deps.ts';
import { conferirLugar, travarComercio } from '../integracoes/criar.ts';

/** The common input of the acts in this folder. */
export interface Com {
  deps: Pick<Deps, 'vault'>;
  ator: Ator;
}

/**
 * Connects an ordering app to a shop with the credentials that the app issued. The secret is stored encrypted. The
 * caller has checked the addresses. Throws 404 for an unknown shop and 409 for a shop with too many integrations.
 */
export async function conectarApp(
  em: Em,
  { deps: { vault }, ator }: Com,
  { comercio_nome, nome, endereco, url_token, client_id, client_secret, ...chamadas }: ConectarApp,
) {
  const comercio_id = await travarComercio(em, comercio_nome);
  await conferirLugar(em, comercio_id);
  const db = em.getKysely();
  const { id } = await db
    .insertInto('integracao')
    .values({
      comercio_id,
      tipo: 'app_de_pedidos',
      nome,
      ambiente: 'producao',
      segredo_cifrado: vault.seal(client_secret),
      url_eventos: endereco,
      criada_por_tipo: ator.user_type,
      criada_por_id: ator.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('app_de_pedidos')
    .values({ integracao_id: id, client_id, url_token: url_token ?? null, ...chamadas })
    .execute();
  await auditar(em, ator, 'integracao_criada', 'integracao', id, { comercio_id, tipo: 'app_de_pedidos' });
  return { message: 'App conectado. Teste o acesso agora.', id };
}
