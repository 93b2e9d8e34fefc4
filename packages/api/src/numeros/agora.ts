import { MINUTOS_POR_PONTO, type NumerosDeAgora, PONTOS_DO_DIA } from '@corre/contract/numeros/agora-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { sistemaPreso } from './sistema-preso.ts';

type Momento = NumerosDeAgora['agora'];

const DESDE = sql.lit(`${MINUTOS_POR_PONTO * PONTOS_DO_DIA} minutes`);

/**
 * The last instants, oldest first. It reads the open work, the requests that ended in the last hour, and the offers
 * accepted in the last two. Indexes `solicitacao_aberta_do_comercio`, `solicitacao_encerrada`, `oferta_aceita`,
 * `turno_aberto_unico`, `turno_terminado`.
 */
const momentos = (em: Em): Promise<Momento[]> =>
  rows(
    em,
    sql<Momento>`
      with ponto as (
        select i.agora - n * make_interval(mins => ${sql.lit(MINUTOS_POR_PONTO)}) as instante
          from (select agora() as agora offset 0) i, generate_series(0, ${sql.lit(PONTOS_DO_DIA - 1)}) n
      ),
      pedido as materialized (
        select s.entregador_id, greatest(s.data_solicitacao, r.liberada_em) as pedida, a.quando as aceita, s.fim
          from (
            select id, rota_id, entregador_id, data_solicitacao, null::timestamptz as fim from solicitacao
             where status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega')
            union all
            select id, rota_id, entregador_id, data_solicitacao, data_status from solicitacao
             where status in ('finalizada', 'cancelada') and data_status > (select agora()) - interval ${DESDE}
          ) s
          join rota r on r.id = s.rota_id
          left join solicitacao_historico a on a.solicitacao_id = s.id and a.status = 'aceita'
      ),
      aceite as materialized (
        select respondida_em as quando from oferta
         where resultado = 'aceita' and respondida_em > (select agora()) - interval ${DESDE} - interval '1 hour'
      ),
      presente as materialized (
        select entregador_id, inicio, fim from turno where fim is null
        union all
        select entregador_id, inicio, fim from turno where fim is not null and fim > (select agora()) - interval ${DESDE}
      )
      select p.instante, e.esperando, e.mais_antigo_segundos, c.online - c.ocupados as livres, c.ocupados,
             (select count(*)::int from aceite a where a.quando > p.instante - interval '1 hour' and a.quando <= p.instante)
               as ritmo
        from ponto p
        join lateral (
          select count(*)::int as esperando, extract(epoch from p.instante - min(x.pedida))::int as mais_antigo_segundos
            from pedido x
           where x.pedida <= p.instante and coalesce(x.aceita, x.fim, 'infinity') > p.instante
        ) e on true
        join lateral (
          select count(*)::int as online,
                 count(*) filter (where exists (
                   select from pedido x where x.entregador_id = t.entregador_id and x.aceita <= p.instante
                      and coalesce(x.fim, 'infinity') > p.instante))::int as ocupados
            from presente t where t.inicio <= p.instante and coalesce(t.fim, 'infinity') > p.instante
        ) c on true
       order by p.instante`,
  );

/** How long an answer serves other polls of this process, in milliseconds. */
const GUARDAR_MS = 5_000;

const guardados = new WeakMap<object, { ate: number; numeros: Promise<NumerosDeAgora> }>();

async function ler(em: Em): Promise<NumerosDeAgora> {
  const pontos = await momentos(em);
  const agora = pontos.at(-1);
  if (!agora) throw new Error('The present has no instant.');
  return { agora, pontos, sistema: await sistemaPreso(em) };
}

/**
 * Returns the company at this moment and in the hour before [numeros]. All polls of five seconds share the statements.
 * `dono` is the object that the answer lives with: the process's own.
 */
export function numerosDeAgora(em: Em, dono: object): Promise<NumerosDeAgora> {
  const guardado = guardados.get(dono);
  if (guardado && guardado.ate > performance.now()) return guardado.numeros;
  const numeros = ler(em);
  guardados.set(dono, { ate: performance.now() + GUARDAR_MS, numeros });
  numeros.catch(() => guardados.delete(dono));
  return numeros;
}
