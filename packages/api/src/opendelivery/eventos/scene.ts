import { LOCALIZACAO_VALE_SEGUNDOS } from '@corre/contract/localizacao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { Deps } from '../../base/deps.ts';
import { rastreioUrl } from '../../pedidos/rastreio/links.ts';
import { ritmoDaLoja } from '../conta/cotar.ts';
import type { Journey } from '../conta/eta.ts';
import { deliveryLimit } from '../conta/prazos.ts';
import { type Order, orderSchema } from '../formato/order.ts';
import type { Carried, Trouble } from './body.ts';
import { personOf } from './person.ts';
import { othersOf, type Story, storyOf, toldOf } from './story.ts';

export type Needs = Pick<Deps, 'config' | 'vault'>;

/** All data that the events of one attempt need. */
export interface Scene {
  story: Story;
  order: Order;
  journey: Journey;
  /** null: no courier has the order */
  carried: Carried | null;
  troubles: Map<number, Trouble>;
  /** the instant of the last event; null: none yet */
  ultimo: string | null;
}

/** Returns the problems of a request by id. Uses the index `problema_da_solicitacao`. */
async function troublesOf(em: Em, solicitacao_id: number): Promise<Map<number, Trouble>> {
  const rows = await em
    .getKysely()
    .selectFrom('problema')
    .select(['id', 'motivo', 'mensagem', 'aberto_em'])
    .where('solicitacao_id', '=', solicitacao_id)
    .execute();
  return new Map(rows.map(({ id, ...trouble }) => [id, trouble]));
}

/** Returns where the courier is who carries this request; null without a position of two minutes [localizacao]. */
async function lugarDe(em: Em, solicitacao_id: number | null, entregador_id: number): Promise<Carried['lugar']> {
  const lugar = await em
    .getKysely()
    .selectFrom('localizacao')
    .select(['latitude', 'longitude', 'medida_em'])
    .where('entregador_id', '=', entregador_id)
    .where(sql<boolean>`${solicitacao_id}::int in (select carregadas_por(${entregador_id}))`)
    .where('medida_em', '>', sql<string>`${agora} - make_interval(secs => ${LOCALIZACAO_VALE_SEGUNDOS})`)
    .executeTakeFirst();
  return lugar ?? null;
}

async function carriedOf(em: Em, { config, vault }: Needs, story: Story): Promise<Carried | null> {
  const { entregador_id, nome_completo, veiculo, valor_estimado, integracao_id } = story;
  if (entregador_id === null || nome_completo === null || veiculo === null || valor_estimado === null) return null;
  const tracking = rastreioUrl({ config, vault }, story);
  return {
    veiculo,
    valor: valor_estimado,
    pessoa: personOf(vault, integracao_id, entregador_id, nome_completo),
    // Another system cannot use a path without a host.
    tracking: tracking?.startsWith('http') ? tracking : null,
    others: await othersOf(em, story),
    lugar: await lugarDe(em, story.solicitacao_id, entregador_id),
  };
}

/** Returns the scene. Returns null if the stream has no order, no solicitação, or its data is erased. */
export async function sceneOf(em: Em, needs: Needs, fluxo_id: number): Promise<Scene | null> {
  const story = await storyOf(em, fluxo_id);
  if (!story || story.corpo_cifrado === null || story.solicitacao_id === null || story.comercio_id === null)
    return null;
  const order = orderSchema.parse(JSON.parse(needs.vault.open(story.corpo_cifrado)));
  const { told, ultimo } = await toldOf(em, fluxo_id);
  const pace = await ritmoDaLoja(em, needs.config, story.comercio_id);
  return {
    story,
    order,
    journey: {
      pace,
      told,
      ready: story.pronto_em,
      limit: deliveryLimit(order, story.criada_em),
      volta: story.quer_retorno,
    },
    carried: await carriedOf(em, needs, story),
    troubles: await troublesOf(em, story.solicitacao_id),
    ultimo,
  };
}
