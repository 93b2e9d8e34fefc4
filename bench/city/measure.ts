import { createHash } from 'node:crypto';
import { STATUS_ABERTO, STATUS_ENCERRADO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';

/** Returns the Gini coefficient: 0 when all shares are equal, near 1 when one person has everything. */
export function gini(valores: readonly number[]): number {
  const sorted = [...valores].sort((a, b) => a - b);
  const sum = sorted.reduce((total, valor) => total + valor, 0);
  if (sum === 0) return 0;
  const pesada = sorted.reduce((total, valor, i) => total + (i + 1) * valor, 0);
  return (2 * pesada) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
}

const list = (statuses: readonly StatusSolicitacao[]) => sql`(${sql.join(statuses)})`;
const ABERTO = list(STATUS_ABERTO);
const ENCERRADO = list(STATUS_ENCERRADO);

/** A courier's day: offers, hours online, hours with a parcel, R$ after the fee. */
type PorEntregador = Record<'ofertas' | 'horas' | 'ocupado' | 'liquido', number>;

const porEntregador = (em: Em) =>
  rows(
    em,
    sql<PorEntregador>`
      select (select count(*)::int from oferta o where o.entregador_id = e.id) as ofertas,
             coalesce((select sum(extract(epoch from coalesce(fim, agora()) - inicio) / 3600)::float8 from turno t where t.entregador_id = e.id), 0) as horas,
             coalesce((select sum(extract(epoch from upper(f) - lower(f)) / 3600)::float8 from unnest((
               select range_agg(tstzrange(a.quando, greatest(a.quando, z.quando))) from solicitacao s
                 join solicitacao_historico a on a.solicitacao_id = s.id and a.status = 'aceita'
                 join solicitacao_historico z on z.solicitacao_id = s.id and z.status in ${ENCERRADO}
                where s.entregador_id = e.id)) f), 0) as ocupado,
             coalesce((select sum(total_valor * (1 - taxa_da_semana(semana_inicio) / 100)) from resumo_semanal r where r.entregador_id = e.id), 0)::float8 as liquido
        from entregador e order by e.id`,
  );

const totais = (em: Em) =>
  onlyRow(
    em,
    sql<
      Record<
        | 'pedidos'
        | 'finalizados'
        | 'p50'
        | 'p95'
        | 'primeira'
        | 'ofertas'
        | 'recusadas'
        | 'expiradas'
        | 'nao_entregues'
        | 'sem_fim'
        | 'duplas',
        number
      >
    >`
      with espera as (
        select extract(epoch from a.quando - s.data_solicitacao)::float8 as s
          from solicitacao s join solicitacao_historico a on a.solicitacao_id = s.id and a.status = 'aceita'
      ), posse as (
        select s.entregador_id, s.rota_id, min(a.quando) as de, max(coalesce(z.quando, 'infinity')) as ate
          from solicitacao s join solicitacao_historico a on a.solicitacao_id = s.id and a.status = 'aceita'
          left join solicitacao_historico z on z.solicitacao_id = s.id and z.status in ${ENCERRADO}
         where s.entregador_id is not null group by s.entregador_id, s.rota_id
      )
      select (select count(*)::int from solicitacao) as pedidos,
             (select count(*)::int from solicitacao where status = 'finalizada') as finalizados,
             (select count(*)::int from solicitacao where status in ${ABERTO}) as sem_fim,
             (select percentile_cont(0.5) within group (order by s) from espera) as p50,
             (select percentile_cont(0.95) within group (order by s) from espera) as p95,
             (select avg((n = 1)::int)::float8 from (select rota_id, count(*) as n from oferta
                where rota_id in (select rota_id from oferta where resultado = 'aceita') group by rota_id) x) as primeira,
             (select count(*)::int from oferta) as ofertas,
             (select count(*)::int from oferta where resultado = 'recusada') as recusadas,
             (select count(*)::int from oferta where resultado = 'expirada') as expiradas,
             (select count(*)::int from oferta where resultado = 'nao_entregue') as nao_entregues,
             -- a route of two couriers; a courier with two routes at a time, where nobody forces one on them
             (select count(*)::int from (select rota_id from posse group by rota_id having count(*) > 1) x)
               + (select count(*)::int from posse a join posse b using (entregador_id)
                   where a.rota_id < b.rota_id and a.de < b.ate and b.de < a.ate) as duplas`,
  );

const impressao = async (em: Em): Promise<string> => {
  const ofertas = await em
    .getKysely()
    .selectFrom('oferta')
    .select(['rota_id', 'entregador_id', 'posicao_fila', 'resultado'])
    .select(sql<number>`extract(epoch from enviada_em)::numeric(14, 2)`.as('enviada'))
    .orderBy('id')
    .execute();
  const fatos = ofertas.map(({ rota_id, entregador_id, posicao_fila, enviada, resultado }) =>
    [rota_id, entregador_id, posicao_fila, enviada.toFixed(2), resultado ?? []].flat().join(' '),
  );
  return createHash('sha256').update(fatos.join('\n')).digest('hex').slice(0, 16);
};

/** Returns the figures of the day in print order. `inversoes` and `quebradas` are counts from the run itself. */
export async function measure(
  em: Em,
  { inversoes, quebradas }: Record<'inversoes' | 'quebradas', number>,
): Promise<Record<string, string>> {
  const t = await totais(em);
  const pessoas = (await porEntregador(em)).filter(({ horas }) => horas > 0);
  const porEntrega = (n: number) => (n / Math.max(1, t.finalizados)).toFixed(3);
  const ocioso = pessoas.reduce((sum, { horas, ocupado }) => sum + Math.max(0, horas - ocupado) * 60, 0);
  return {
    'requests asked / ended': `${t.pedidos} / ${t.finalizados}`,
    'request → accept, p50 / p95': `${Math.round(t.p50)} s / ${Math.round(t.p95)} s`,
    'taken at the first offer': `${(t.primeira * 100).toFixed(1)} %`,
    'offers per delivery': porEntrega(t.ofertas),
    '  refused': porEntrega(t.recusadas),
    '  lapsed': porEntrega(t.expiradas),
    '  unreachable': porEntrega(t.nao_entregues),
    'idle minutes per courier': (ocioso / Math.max(1, pessoas.length)).toFixed(0),
    'Gini of offers': gini(pessoas.map(({ ofertas }) => ofertas)).toFixed(3),
    'Gini of net R$ per online hour': gini(pessoas.map(({ liquido, horas }) => liquido / horas)).toFixed(3),
    'offers wrong or missing (must be 0)': String(inversoes),
    'double holds (must be 0)': String(t.duplas),
    'requests without an end (must be 0)': String(t.sem_fim),
    'broken invariants (must be 0)': String(quebradas),
    fingerprint: await impressao(em),
  };
}
