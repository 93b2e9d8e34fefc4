import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { encerrarVencidas } from './encerrar-ofertas.ts';
import { encerrarSuspensoesVencidas } from './encerrar-suspensoes.ts';
import { travarDespacho } from './lock.ts';
import { oferecer } from './oferecer.ts';

/** A route that nobody took for too long is shown to support, once (docs/reliability.md, invariant 10). */
async function sinalizarDemoradas(em: Em, config: Config, agora: string): Promise<void> {
  const demoradas = await rows(
    em,
    sql<{ comercio_id: number }>`
      update rota set sinalizada_em = ${agora}::timestamptz
       where aguardando and sinalizada_em is null
         and criada_em <= ${agora}::timestamptz - make_interval(secs => ${config.SINALIZAR_SEGUNDOS})
      returning comercio_id`,
  );
  for (const { comercio_id } of demoradas) await avisar(em, { tipo: 'fila', comercio_id });
}

/**
 * Runs `acao` as the only one who changes the queue: takes the lock, first brings everything to the present that died by
 * the clock, and when `acao` is done makes the offers that have become possible. All in the transaction of `em`, so a
 * crash leaves either all of it or nothing. `agora` is the instant of the whole, as PostgreSQL text.
 */
export async function comDespacho<T>(em: Em, config: Config, acao: (agora: string) => Promise<T>): Promise<T> {
  const agora = await travarDespacho(em);
  await encerrarSuspensoesVencidas(em);
  await encerrarVencidas(em, config, agora);
  const resultado = await acao(agora);
  await sinalizarDemoradas(em, config, agora);
  await oferecer(em, config, agora);
  return resultado;
}

/** One run of the dispatch on its own, in a transaction of its own. */
export async function despachar(em: Em, config: Config): Promise<void> {
  await em.transactional((tx) => comDespacho(tx, config, async () => undefined));
}

/**
 * Whether a run would change anything, and in how many milliseconds the next deadline falls. Cheap: it looks only at open
 * offers, waiting routes and running suspensions, never at the history.
 */
export async function haTrabalho(em: Em, config: Config): Promise<{ agora: boolean; proximo_ms: number | null }> {
  const estado = await row(
    em,
    sql<{ vencida: boolean; casavel: boolean; demorada: boolean; proximo_ms: number | null }>`
      with viva as (
        select case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end as prazo
          from oferta where resultado is null
      ), prazos as (
        select prazo from viva
        union all select data_expiracao_suspensao from suspensao where data_remocao is null
      )
      select coalesce((select bool_or(prazo <= agora()) from prazos), false) as vencida,
             exists (select 1 from rota r where r.aguardando and not exists
                      (select 1 from oferta o where o.rota_id = r.id and o.resultado is null))
               and exists (select 1 from fila_entregador f where f.online) as casavel,
             exists (select 1 from rota where aguardando and sinalizada_em is null
                      and criada_em <= agora() - make_interval(secs => ${config.SINALIZAR_SEGUNDOS})) as demorada,
             (select extract(epoch from min(prazo) - agora())::float8 * 1000 from prazos) as proximo_ms`,
  );
  if (!estado) return { agora: false, proximo_ms: null };
  return { agora: estado.vencida || estado.casavel || estado.demorada, proximo_ms: estado.proximo_ms };
}
