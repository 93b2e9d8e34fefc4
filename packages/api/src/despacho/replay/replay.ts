import { DEVOLVER_MINUTOS } from '@corre/contract/constants.ts';
import {
  type EntregadorNoReplay,
  type OfertaNoReplay,
  REPLAY_MINUTOS,
  type Replay,
  type Trecho,
} from '@corre/contract/replay/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';

/** The period of a replay, as ISO instants. */
interface Periodo {
  de: string;
  ate: string;
}
type TrechoDe = Trecho & { entregador_id: number };

/** Selects who was online, and when. Indexes `turno_aberto_unico`, `turno_terminado`. */
const turnos = (em: Em, { de, ate }: Periodo) =>
  rows(
    em,
    sql<TrechoDe & { nome: string }>`
      select t.entregador_id, e.nome_completo as nome, t.inicio as de, t.fim as ate
        from (select * from turno where fim is null and inicio <= ${ate}::timestamptz
              union all select * from turno where fim > ${de}::timestamptz and inicio <= ${ate}::timestamptz) t
        join entregador e on e.id = t.entregador_id
       order by t.inicio, t.id`,
  );

/** The couriers of these stretches as a table. Each courier appears once, with the start of their first stretch. */
const presentes = (periodo: Periodo) => sql`
  (select entregador_id, min(inicio) as desde from turno
    where (fim is null or fim > ${periodo.de}::timestamptz) and inicio <= ${periodo.ate}::timestamptz group by entregador_id) p`;

/**
 * Selects when couriers went to the end of the queue: by a refusal, a lapse or a finished delivery. From before the
 * period, only the latest of each courier counts. Indexes `oferta_do_entregador`, `solicitacao_do_entregador`.
 */
const idasAoFim = (em: Em, periodo: Periodo) =>
  rows(
    em,
    sql<{ entregador_id: number; quando: string }>`
      with ida as (
        select p.entregador_id, o.respondida_em as quando
          from ${presentes(periodo)} join oferta o on o.entregador_id = p.entregador_id and o.enviada_em >= p.desde
         where o.resultado in ('recusada', 'expirada') and o.respondida_em <= ${periodo.ate}::timestamptz
        union all
        select p.entregador_id, s.data_status
          from ${presentes(periodo)} join solicitacao s on s.entregador_id = p.entregador_id and s.data_status >= p.desde
         where s.status = 'finalizada' and s.data_status <= ${periodo.ate}::timestamptz
      )
      select entregador_id, quando from ida where quando > ${periodo.de}::timestamptz
      union all
      select entregador_id, max(quando) from ida where quando <= ${periodo.de}::timestamptz group by entregador_id`,
  );

/**
 * SQL: when the courier of the ended request `s` was free of it. An order that was cancelled in hand keeps them until
 * they note the return, at most half an hour [devolver].
 */
const livreEm = sql<string>`case when s.status = 'cancelada' and exists (
    select 1 from solicitacao_historico h where h.solicitacao_id = s.id and h.status = 'em_entrega')
  then greatest(s.data_status, least(s.data_status + make_interval(mins => ${sql.lit(DEVOLVER_MINUTOS)}), (
    select m.registrado_em from marco m where m.solicitacao_id = s.id and m.tipo = 'devolvido')))
  else s.data_status end`;

/** SQL: requests that ended after this may have kept their courier in the period. */
const desdeAVolta = (de: string) =>
  sql<string>`${de}::timestamptz - make_interval(mins => ${sql.lit(DEVOLVER_MINUTOS)})`;

/**
 * Selects who held a delivery. A stretch begins with the acceptance or with a transfer by support. It ends with the end
 * of the delivery or with the next transfer. Indexes `solicitacao_encerrada`, `solicitacao_aberta_do_entregador`,
 * `intervencao_da_solicitacao`.
 */
const entregas = (em: Em, { de, ate }: Periodo) =>
  rows(
    em,
    sql<TrechoDe>`
      with s as (
        select id, entregador_id, null::timestamptz as fim from solicitacao where status in ('aceita', 'em_retirada', 'em_entrega')
        union all
        select id, entregador_id, ${livreEm} from solicitacao s
         where status in ('finalizada', 'cancelada') and data_status > ${desdeAVolta(de)} and entregador_id is not null
      ), posse as (
        select s.id, h.quando as de,
               coalesce((select i.de_entregador_id from intervencao i where i.solicitacao_id = s.id and i.acao = 'transferir'
                          order by i.id limit 1), s.entregador_id) as entregador_id, s.fim
          from s join solicitacao_historico h on h.solicitacao_id = s.id and h.status = 'aceita'
        union all
        select s.id, i.quando, i.para_entregador_id, s.fim
          from s join intervencao i on i.solicitacao_id = s.id and i.acao = 'transferir'
      )
      select entregador_id, de, coalesce(lead(de) over (partition by id order by de), fim) as ate
        from posse where de <= ${ate}::timestamptz`,
  );

/** Selects who was silent while they stood in the queue. Index `silencio_do_entregador`. */
const silencios = (em: Em, periodo: Periodo) =>
  rows(
    em,
    sql<TrechoDe>`
      select m.entregador_id, m.desde as de, m.ate
        from ${presentes(periodo)} join silencio m on m.entregador_id = p.entregador_id and m.desde >= p.desde
       where m.desde <= ${periodo.ate}::timestamptz and (m.ate is null or m.ate > ${periodo.de}::timestamptz)`,
  );

/**
 * Selects the offers that were open in the period, with the couriers who were passed over. Index
 * `oferta_do_entregador`.
 */
const ofertas = (em: Em, periodo: Periodo) =>
  rows(
    em,
    sql<OfertaNoReplay>`
      select o.id, o.entregador_id, c.nome as comercio, o.posicao_fila, o.enviada_em, o.entregue_em, o.vista_em, o.respondida_em, o.resultado,
             o.pulados_sem_sinal + o.pulados_em_pausa + o.pulados_com_dinheiro as pulados,
             coalesce((select jsonb_agg(jsonb_build_object('entregador_id', u.entregador_id, 'motivo', u.motivo) order by u.entregador_id)
                         from oferta_pulo u where u.oferta_id = o.id), '[]') as pulos
        from ${presentes(periodo)} join oferta o on o.entregador_id = p.entregador_id and o.enviada_em >= p.desde
        join rota r on r.id = o.rota_id join comercio c on c.id = r.comercio_id
       where o.enviada_em <= ${periodo.ate}::timestamptz
         and coalesce(o.respondida_em, 'infinity') > ${periodo.de}::timestamptz
       order by o.enviada_em, o.id`,
  );

/**
 * Returns the state of the queue over a period: who came and left, went to its end, held a delivery, was silent or got
 * an offer.
 * It reads the rows that the dispatch itself uses. Readers of a single second ignore what happened after it (ADR 0018).
 */
export async function replayDe(em: Em, periodo: Periodo): Promise<Replay> {
  const porId = new Map<number, EntregadorNoReplay>();
  for (const { entregador_id: id, nome, de, ate } of await turnos(em, periodo)) {
    const quem = porId.get(id) ?? { id, nome, online: [], ocupado: [], silencio: [], lugares: [] };
    quem.online.push({ de, ate });
    quem.lugares.push(de);
    porId.set(id, quem);
  }
  for (const { entregador_id, quando } of await idasAoFim(em, periodo)) porId.get(entregador_id)?.lugares.push(quando);
  for (const { entregador_id, de, ate } of await entregas(em, periodo))
    porId.get(entregador_id)?.ocupado.push({ de, ate });
  for (const { entregador_id, de, ate } of await silencios(em, periodo))
    porId.get(entregador_id)?.silencio.push({ de, ate });
  return { ...periodo, entregadores: [...porId.values()], ofertas: await ofertas(em, periodo) };
}

/** Returns the replay of the last `REPLAY_MINUTOS` minutes. */
export async function ultimaHora(em: Em): Promise<Replay> {
  const periodo = await onlyRow(
    em,
    sql<Periodo>`select agora() - make_interval(mins => ${REPLAY_MINUTOS}) as de, agora() as ate`,
  );
  return replayDe(em, periodo);
}
