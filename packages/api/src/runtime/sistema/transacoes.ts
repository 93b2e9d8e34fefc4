import type {
  ComandoDoBanco,
  LinhaPresa,
  SituacaoDaTransacao,
  TransacaoAberta,
} from '@corre/contract/sistema/contrato.ts';
import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { DO_CORRE, segura } from '../../base/held-rows.ts';

const MAX = 5;

const COMANDOS: Record<string, ComandoDoBanco> = {
  select: 'leitura',
  insert: 'gravacao',
  copy: 'gravacao',
  update: 'mudanca',
  delete: 'apagamento',
  truncate: 'apagamento',
  alter: 'estrutura',
  create: 'estrutura',
  drop: 'estrutura',
};

const doCorre = new RegExp(DO_CORRE);

interface Lida {
  pid: number;
  papel: string;
  programa: string | null;
  endereco: string | null;
  segundos: number | null;
  estado: string | null;
  palavra: string | null;
  tabelas: string[];
  linhas: LinhaPresa[];
  esperando: number;
}

const situacaoDe = (estado: string | null): SituacaoDaTransacao => {
  if (estado === null) return 'desconhecida';
  return estado === 'active' ? 'trabalhando' : 'parada';
};

/**
 * Returns the oldest transactions of this database that hold rows, oldest first. A transaction of another role that the
 * server may not see has no age, so all of them come, after the others.
 * Only the first word of a statement leaves the database. A held row is found by its `xmax`, in open requests, shops
 * and couriers; several holders of one row at once (`for share`) are named by table only.
 */
export async function transacoesAbertas(em: Em): Promise<TransacaoAberta[]> {
  const lidas = await rows(
    em,
    sql<Lida>`
      with aberta as materialized (
        select a.pid, a.usename::text as papel, nullif(a.application_name, '') as programa, host(a.client_addr) as endereco,
               a.xact_start, a.state as estado, substring(a.query from '^\\s*([A-Za-z]+)') as palavra
          from pg_stat_activity a
         where ${segura}
         order by a.xact_start limit ${sql.lit(MAX)}),
      numero as materialized (
        select l.pid, l.transactionid as xid from pg_locks l join aberta using (pid)
         where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted),
      linha as (
        select n.pid, 'solicitacao' as tabela, s.id, null as nome
          from solicitacao s join numero n on s.xmax = n.xid where s.status = any(${[...STATUS_ABERTO]}::text[])
         union
        select n.pid, 'comercio', c.id, c.nome from comercio c join numero n on c.xmax = n.xid
         union
        select n.pid, 'entregador', e.id, e.nome_completo from entregador e join numero n on e.xmax = n.xid
         union
        select n.pid, 'entregador', e.id, e.nome_completo
          from fila_entregador f join numero n on f.xmax = n.xid join entregador e on e.id = f.entregador_id)
      select a.pid, a.papel, a.programa, a.endereco, a.estado, lower(a.palavra) as palavra,
             floor(extract(epoch from clock_timestamp() - a.xact_start))::int as segundos,
             array(select distinct c.relname::text from pg_locks l join pg_class c on c.oid = l.relation
                    where l.pid = a.pid and c.relkind = 'r' and l.mode <> 'AccessShareLock'
                    order by 1) as tabelas,
             (select coalesce(jsonb_agg(jsonb_build_object('tabela', l.tabela, 'id', l.id, 'nome', l.nome)), '[]')
                from (select * from linha where linha.pid = a.pid order by tabela, id limit ${sql.lit(MAX)}) l) as linhas,
             (select count(*)::int from pg_stat_activity w
               where w.wait_event_type = 'Lock' and a.pid = any(pg_blocking_pids(w.pid))) as esperando
        from aberta a
       order by a.xact_start`,
  );
  return lidas.map(({ estado, palavra, ...lida }) => ({
    ...lida,
    do_corre: doCorre.test(lida.programa ?? ''),
    situacao: situacaoDe(estado),
    comando: COMANDOS[palavra ?? ''] ?? 'outro',
  }));
}
