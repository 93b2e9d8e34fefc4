import type { Integracao } from '@corre/contract/integracoes/contrato.ts';
import { CHAMADAS_NA_LISTA, MENSAGENS_CONTADAS, maskUrl } from '@corre/contract/integracoes/regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { withoutAccents } from '../base/without-accents.ts';
import { type Escopo, noEscopo } from './escopo.ts';

type Lida = Pick<
  Row<'integracao'>,
  | 'id'
  | 'tipo'
  | 'nome'
  | 'comercio_id'
  | 'ambiente'
  | 'aplicativo_id'
  | 'ativa'
  | 'desligada_por'
  | 'url_eventos'
  | 'merchant_id'
  | 'merchant_id_novo'
  | 'criada_em'
> & {
  comercio: string;
  ultima_entrada: string | null;
  ultimo_sucesso: string | null;
  erro_em: string | null;
  erro_http: number | null;
  erro: string | null;
};

const CERTO = sql`http between 200 and 299`;
/**
 * The last calls of an integration, as many as its screen shows, however many the last sweep left. Reads a range of one
 * value in the order of the index `chamada_externa_da_integracao`. For an equality the planner expects the call count
 * of an average integration. The planner would then read and sort all calls of a busy one.
 */
const ULTIMAS = sql`(select direcao, quando, http, id from chamada_externa
                      where integracao_id >= i.id and integracao_id <= i.id
                      order by integracao_id, id desc limit ${sql.lit(CHAMADAS_NA_LISTA)}) c`;

/** Selects one integration, or a page of those below an id. */
interface Quais {
  escopo: Escopo;
  id?: number;
  antes_de?: number | undefined;
  busca?: string | undefined;
  limite: number;
}

/**
 * Reads the integrations that are not removed, newest first. Each has its last incoming call, its last success and its
 * last error, among the calls that its screen shows.
 */
const ler = (em: Em, { escopo, id, antes_de, busca = '', limite }: Quais) =>
  rows(
    em,
    sql<Lida>`
      select i.id, i.tipo, i.nome, i.comercio_id, c.nome as comercio, i.ambiente, i.aplicativo_id, i.ativa,
             i.desligada_por, i.url_eventos,
             i.merchant_id, i.merchant_id_novo, i.criada_em, u.ultima_entrada, u.ultimo_sucesso,
             errado.quando as erro_em, errado.http as erro_http, errado.erro
        from integracao i
        join comercio c on c.id = i.comercio_id
       cross join lateral (
          select max(quando) filter (where direcao = 'entrada') as ultima_entrada,
                 max(quando) filter (where direcao = 'saida' and ${CERTO}) as ultimo_sucesso,
                 max(id) filter (where direcao = 'saida' and (${CERTO}) is not true) as errado_id
            from ${ULTIMAS}) u
        left join chamada_externa errado on errado.id = u.errado_id
       where i.removida_em is null
         and ${noEscopo('i', escopo)}
         and (${id ?? null}::int is null or i.id = ${id ?? null}::int)
         and (${antes_de ?? null}::int is null or i.id < ${antes_de ?? null}::int)
         and strpos(${withoutAccents(sql`i.nome || ' ' || c.nome`)}, ${withoutAccents(sql`${busca}::text`)}) > 0
       order by i.id desc
       limit ${limite}`,
  );

/**
 * Counts waiting and abandoned messages per integration, among the newest `MENSAGENS_CONTADAS` undelivered ones. The
 * limit exists because a receiver that was away for a day has tens of thousands. Uses the index
 * `mensagem_externa_da_integracao`.
 */
async function contar(em: Em, ids: number[]): Promise<Map<number, { esperando: number; desistidas: number }>> {
  if (ids.length === 0) return new Map();
  const contadas = await rows(
    em,
    sql<{ integracao_id: number; esperando: number; desistidas: number }>`
      select i.id as integracao_id, count(*) filter (where m.desistido_em is null)::int as esperando,
             count(m.desistido_em)::int as desistidas
        from unnest(${ids}::int[]) as i(id)
        cross join lateral (
          select desistido_em from mensagem_externa
           where integracao_id = i.id and entregue_em is null and quando <= (select agora())
           order by quando desc, id desc limit ${sql.lit(MENSAGENS_CONTADAS)}) m
       group by i.id`,
  );
  return new Map(contadas.map(({ integracao_id, ...resto }) => [integracao_id, resto]));
}

const NENHUMA = { esperando: 0, desistidas: 0 };

/** Returns the rows of a list of integrations. */
export async function resumos(em: Em, quais: Quais): Promise<Integracao[]> {
  const lidas = await ler(em, quais);
  const contadas = await contar(
    em,
    lidas.map(({ id }) => id),
  );
  return lidas.map(({ url_eventos, erro_em, erro_http, erro, ...integracao }) => ({
    ...integracao,
    destino: url_eventos && maskUrl(url_eventos),
    ultimo_erro: erro_em === null ? null : { quando: erro_em, http: erro_http, erro },
    ...(contadas.get(integracao.id) ?? NENHUMA),
  }));
}
