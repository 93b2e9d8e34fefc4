import type { MotivoProblema } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Deps } from '../base/deps.ts';
import { desfecho } from '../base/desfecho.ts';
import { personOf } from '../opendelivery/eventos/person.ts';
import { rastreioUrl } from '../pedidos/rastreio/links.ts';
import type { Expander } from '../saida/envio/expandir.ts';
import type { Fato, Fluxo } from '../saida/envio/fluxo.ts';
import { andar, CORRIDA, type Passo } from './caminho.ts';
import { corpoDoAviso, type Leva } from './corpo.ts';

type Needs = Pick<Deps, 'config' | 'vault'>;

/** Returns which calls the app wants. Undefined: the app is removed. */
const querDe = (em: Em, integracao_id: number) =>
  em
    .getKysely()
    .selectFrom('app_de_pedidos')
    .select(['avisa_entrega', 'avisa_andamento'])
    .where('integracao_id', '=', integracao_id)
    .executeTakeFirst();

/** Returns the reasons of a request's problems, by id. Uses the index `problema_da_solicitacao`. */
async function problemasDe(em: Em, solicitacao_id: number, fatos: readonly Fato[]) {
  if (!fatos.some(({ tipo }) => tipo === 'problema')) return new Map<number, MotivoProblema>();
  const lidos = await em
    .getKysely()
    .selectFrom('problema')
    .select(['id', 'motivo'])
    .where('solicitacao_id', '=', solicitacao_id)
    .execute();
  return new Map(lidos.map(({ id, motivo }) => [id, motivo]));
}

/** Returns whether the order went back to the shop. */
async function foiDevolvida(em: Em, solicitacao_id: number): Promise<boolean> {
  const lida = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .select(desfecho.as('desfecho'))
    .where('s.id', '=', solicitacao_id)
    .executeTakeFirst();
  return lida?.desfecho === 'devolvida';
}

/** Returns the courier of the request and the recipient's page. Null without a courier. */
async function levaDe(em: Em, { config, vault }: Needs, integracao_id: number, solicitacao_id: number) {
  const lido = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('entregador as e', 'e.id', 's.entregador_id')
    .leftJoin('rastreio as r', 'r.solicitacao_id', 's.id')
    .select(['e.id', 'e.nome_completo', 'e.veiculo', 'r.recusado_em as rastreio_recusado_em'])
    .select(sql<Buffer | null>`r.semente || r.token_sha256`.as('link'))
    .where('s.id', '=', solicitacao_id)
    .executeTakeFirst();
  if (!lido) return null;
  const url = rastreioUrl({ config, vault }, lido);
  const leva: Leva = {
    pessoa: personOf(vault, integracao_id, lido.id, lido.nome_completo),
    veiculo: lido.veiculo,
    // Another system cannot use a path without a host.
    rastreio: url?.startsWith('http') ? url : null,
  };
  return leva;
}

const passoDe = ({ passo }: Pick<Fluxo, 'passo'>): Passo =>
  [...CORRIDA, 'CANCELLED' as const].find((evento) => evento === passo) ?? null;

/**
 * Returns the outbox's expander for ordering apps: the facts of a request become calls of the Orders API
 * (docs/open-delivery.md), in the order of the facts.
 */
export const expanderDoApp =
  (needs: Needs): Expander =>
  async (em, fluxo, fatos) => {
    const { solicitacao_id, integracao_id } = fluxo;
    const quer = solicitacao_id === null ? undefined : await querDe(em, integracao_id);
    if (solicitacao_id === null || !quer) return { mensagens: [] };
    const problemas = await problemasDe(em, solicitacao_id, fatos);
    const { passo, avisos } = andar(passoDe(fluxo), fatos, quer, {
      problemas,
      devolvida: await foiDevolvida(em, solicitacao_id),
    });
    const leva = avisos.length === 0 ? null : await levaDe(em, needs, integracao_id, solicitacao_id);
    return {
      mensagens: avisos.map((aviso) => ({
        tipo: aviso.tipo,
        quando: aviso.quando,
        corpo: corpoDoAviso(aviso, leva),
      })),
      ...(passo !== null && { passo }),
    };
  };
