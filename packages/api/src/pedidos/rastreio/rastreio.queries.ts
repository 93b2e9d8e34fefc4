import {
  type EtapaDoRastreio,
  MARCOS_DO_RASTREIO,
  RASTREIO_CONTA_HORAS,
  RASTREIO_SOME_HORAS,
} from '@corre/contract/rastreio/contrato.ts';
import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import { agora, jsonBuildObject, sql } from '@corre/db/sql.ts';
import { desfecho, foiDevolvida, voltando } from '../../base/desfecho.ts';
import { antesNaRota, faltamAntes } from '../tempos/paradas-antes.ts';
import { type ChaveDoLink, INICIO_DO_LINK } from './token.ts';

const haHoras = (horas: number) => sql<string>`agora() - make_interval(hours => ${sql.lit(horas)})`;

/**
 * Selects the link of a token. A link whose time is over is treated like an unknown link. Indexes
 * `rastreio_token_sha256_unique`, and the primary key for a token without code.
 */
const vivo = (db: Queries, given: Given<ChaveDoLink>) =>
  db
    .selectFrom('rastreio as t')
    .innerJoin('solicitacao as s', 's.id', 't.solicitacao_id')
    .where(({ eb, or, and }) =>
      or([
        eb('t.token_sha256', '=', given('token_sha256')),
        and([
          eb('t.solicitacao_id', '=', given('sem_codigo_id')),
          eb(sql<Buffer>`substr(t.semente, 1, ${sql.lit(INICIO_DO_LINK)})`, '=', given('inicio')),
        ]),
      ]),
    )
    .where(({ eb, not, or, and }) =>
      not(
        or([
          and([eb('s.status', 'in', STATUS_ENCERRADO), eb('s.data_status', '<', haHoras(RASTREIO_SOME_HORAS))]),
          eb.fn.coalesce(eb('t.recusado_em', '<', haHoras(RASTREIO_SOME_HORAS)).$castTo<boolean>(), eb.lit(false)),
        ]),
      ),
    );

/** SQL: start of the present status. A held request starts to wait when it can be offered (ADR 0016). */
const desde = sql<string>`case when s.status = 'aguardando'
  then greatest(s.data_status, (select r.oferecer_apos from rota r where r.id = s.rota_id)) else s.data_status end`;

/** SQL: the link says nothing but that the delivery is over. */
const calado = sql<boolean>`(t.recusado_em is not null
  or s.status in (${sql.join(STATUS_ENCERRADO.map((status) => sql.lit(status)))}) and s.data_status < ${haHoras(RASTREIO_CONTA_HORAS)})`;

/** SQL: the courier carries the order. They left the shop with it and have not handed it over or turned round. */
const carregado = sql<boolean>`(s.status = 'em_entrega' and not s.a_devolver and not exists (
  select 1 from marco m where m.solicitacao_id = s.id and m.tipo in ('entregue', 'devolvido')))`;

/**
 * SQL: milestone `m` concerns the recipient's order. A return to the shop may also be the card machine or the cash,
 * which the recipient must not see. Before the end it is the order itself where an answer asked for it, or where
 * nothing else could come back and nobody noted a handover.
 */
const doPedido = sql<boolean>`(m.tipo <> 'devolvido' or case s.status
  when 'finalizada' then ${foiDevolvida}
  when 'cancelada' then not exists (
    select 1 from marco e where e.solicitacao_id = s.id and e.tipo = 'entregue')
  else s.a_devolver or s.pagamento = 'online' and not s.volta and not exists (
    select 1 from marco e where e.solicitacao_id = s.id and e.tipo = 'entregue') end)`;

/**
 * Reads a request for its link in one statement, by keys only. The courier is included only while they carry the order,
 * and only if they agreed.
 */
export const linkAberto = compiled((db, given: Given<ChaveDoLink>) =>
  vivo(db, given)
    .innerJoin('comercio as c', 'c.id', 's.comercio_id')
    .leftJoin('entregador as e', (join) =>
      join.onRef('e.id', '=', 's.entregador_id').on('e.aparece_no_rastreio', '=', true).on(carregado),
    )
    .leftJoin('foto as f', 'f.entregador_id', 'e.id')
    .select(['s.id', 's.status', 's.endereco', 's.comercio_id'])
    .select(['s.exige_codigo', 's.origem', 's.codigo_de_fora'])
    .leftJoin('codigo_entrega as k', 'k.solicitacao_id', 's.id')
    .select(['c.nome as comercio', 'c.telefone', 'e.nome_completo', 'k.versao'])
    .select(['s.pagamento', 's.valor_a_receber', 's.troco_para'])
    .select((eb) => eb('t.token_sha256', '=', given('token_sha256')).$castTo<boolean>().as('com_codigo'))
    .select(({ selectFrom }) => [
      calado.as('calado'),
      agora.as('agora'),
      sql<boolean>`f.id is not null`.as('tem_foto'),
      desde.as('desde'),
      antesNaRota.as('antes_na_rota'),
      faltamAntes.as('faltam_antes'),
      desfecho.as('desfecho'),
      voltando.as('voltando'),
      selectFrom('problema as b')
        .select('b.motivo')
        .whereRef('b.solicitacao_id', '=', 's.id')
        .where('b.encerrado_em', 'is', null)
        .as('problema'),
      selectFrom(
        selectFrom('solicitacao_historico as p')
          .whereRef('p.solicitacao_id', '=', 's.id')
          .select(({ ref }) => [ref('p.status').$castTo<EtapaDoRastreio>().as('etapa'), 'p.quando'])
          .unionAll(
            selectFrom('marco as m')
              .whereRef('m.solicitacao_id', '=', 's.id')
              .where('m.tipo', 'in', MARCOS_DO_RASTREIO)
              .where(doPedido)
              .select(({ ref }) => [ref('m.tipo').$castTo<EtapaDoRastreio>().as('etapa'), 'm.quando']),
          )
          .as('h'),
      )
        .select(({ ref }) =>
          sql<{ etapa: EtapaDoRastreio; quando: string }[]>`jsonb_agg(${jsonBuildObject({
            etapa: ref('h.etapa'),
            quando: ref('h.quando'),
          })} order by ${ref('h.quando')})`.as('etapas'),
        )
        .$asScalar()
        .$notNull()
        .as('etapas'),
    ]),
);

/** Reads the photo of the courier who carries a link's request now, if they agreed. */
export const fotoDoLink = compiled((db, given: Given<ChaveDoLink>) =>
  vivo(db, given)
    .innerJoin('entregador as e', 'e.id', 's.entregador_id')
    .innerJoin('foto as f', 'f.entregador_id', 'e.id')
    .where(carregado)
    .where('e.aparece_no_rastreio', '=', true)
    .where('t.recusado_em', 'is', null)
    .select(['f.bytes', 'f.etag']),
);

/** Reads the request of a link, also if the link is closed for reading. */
export const pedidoDoLink = compiled((db, given: Given<ChaveDoLink>) =>
  vivo(db, given).select(['s.id', 's.comercio_id', 's.entregador_id', calado.as('calado')]),
);
