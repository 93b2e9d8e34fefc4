import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, secondsBefore, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { alcancavel, fila } from './fila.queries.ts';
import { gravarOferta } from './gravar-oferta.ts';
import { casar } from './regras.ts';

/** Routes looked at in one run; more wait for the next. */
const ROTAS_POR_VEZ = 200;

/** Index `rota_aguardando`. */
const rotasNaEspera = compiled((db) =>
  db
    .selectFrom('rota as r')
    .select('r.id as rota_id')
    .where(({ ref }) => ref('r.aguardando'))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('oferta as o')
            .select('o.id')
            .where('o.rota_id', '=', ref('r.id'))
            .where('o.resultado', 'is', null),
        ),
      ),
    )
    .orderBy('r.urgente', 'desc')
    .orderBy('r.criada_em')
    .orderBy('r.id')
    .limit(ROTAS_POR_VEZ),
);

interface Alcance {
  agora: string;
  alcance_segundos: number;
  push: boolean;
}

/** Who looks at no offer, too. Indexes `fila_em_ordem`, `oferta_viva_do_entregador`, `solicitacao_aberta_do_entregador`, `inscricao_push_do_entregador`. */
const filaDisponivel = compiled((db, given: Given<Alcance>) =>
  fila(db, instant(given('agora')))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('oferta as o')
            .select('o.id')
            .where('o.entregador_id', '=', ref('f.entregador_id'))
            .where('o.resultado', 'is', null),
        ),
      ),
    )
    .select(({ and, exists, selectFrom, ref }) => [
      alcancavel(instant(given('agora')), given('alcance_segundos')),
      and([
        given('push'),
        exists(selectFrom('inscricao_push as i').select('i.id').where('i.entregador_id', '=', ref('f.entregador_id'))),
      ])
        .$castTo<boolean>()
        .as('inscrito'),
    ])
    .orderBy('f.fila_desde')
    .orderBy('f.entregador_id'),
);

interface DasRotas {
  rota_ids: number[];
  agora: string;
}

/** Index `oferta_por_rota`. */
const pausasDe = compiled((db, given: Given<DasRotas & { recusa_segundos: number; expirada_segundos: number }>) =>
  db
    .selectFrom('oferta')
    .distinctOn(['rota_id', 'entregador_id'])
    .select(({ eb }) => [
      'rota_id',
      'entregador_id',
      eb
        .case('resultado')
        .when('recusada')
        .then('pausa_recusa' as const)
        .else('pausa_expirada' as const)
        .end()
        .as('motivo'),
    ])
    .where('rota_id', '=', sql<number>`any(${given('rota_ids')}::int[])`)
    .where(({ or, and, eb }) => {
      const desde = (segundos: 'recusa_segundos' | 'expirada_segundos') =>
        eb('respondida_em', '>', secondsBefore(instant(given('agora')), given(segundos)));
      return or([
        and([eb('resultado', '=', 'recusada'), desde('recusa_segundos')]),
        and([eb('resultado', '=', 'expirada'), desde('expirada_segundos')]),
      ]);
    })
    .orderBy('rota_id')
    .orderBy('entregador_id')
    .orderBy('respondida_em', 'desc'),
);

/** Woken in vain: as long a pause as after a lapse. Index `oferta_por_rota`. */
const chamadosEmVao = compiled((db, given: Given<DasRotas & { segundos: number }>) =>
  db
    .selectFrom('oferta')
    .distinct()
    .select(['rota_id', 'entregador_id'])
    .where('rota_id', '=', sql<number>`any(${given('rota_ids')}::int[])`)
    .where(({ ref }) => ref('por_push'))
    .where('resultado', '=', 'nao_entregue')
    .where('respondida_em', '>', secondsBefore(instant(given('agora')), given('segundos'))),
);

/** Makes every offer that can be made now. The caller holds the dispatch lock. Returns how many. */
export async function oferecer(em: Em, config: Config, agora: string): Promise<number> {
  const rotas = await rotasNaEspera(em, {});
  if (rotas.length === 0) return 0;
  const disponiveis = await filaDisponivel(em, { agora, alcance_segundos: config.ALCANCE_SEGUNDOS, push: config.PUSH });
  if (disponiveis.length === 0) return 0;
  const dasRotas = { agora, rota_ids: rotas.map((rota) => rota.rota_id) };
  const expirada_segundos = config.PAUSA_EXPIRADA_SEGUNDOS;
  const acordaveis = disponiveis.some(({ alcancavel, inscrito }) => inscrito && !alcancavel);
  const chamados = acordaveis ? await chamadosEmVao(em, { ...dasRotas, segundos: expirada_segundos }) : [];
  const pausas = await pausasDe(em, { ...dasRotas, recusa_segundos: config.PAUSA_RECUSA_SEGUNDOS, expirada_segundos });
  const novas = casar(rotas, disponiveis, pausas, chamados);
  for (const nova of novas) await gravarOferta(em, config, agora, nova);
  return novas.length;
}
