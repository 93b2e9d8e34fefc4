import type { Espera, MotivoEspera } from '@corre/contract/espera/contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { alcancavel, presentes } from '../kernel/fila.queries.ts';
import { ofertaValida, prazoDaOferta } from '../kernel/oferta.queries.ts';
import { retidaAte } from '../kernel/reter.queries.ts';

/** The state of a waiting request and of the couriers. Instants are ISO texts. */
export interface NumerosDaEspera extends Pick<Espera, 'online' | 'ocupados' | 'em_pausa' | 'sem_sinal' | 'a_frente'> {
  aguardando: boolean;
  /** end of its hold, while its parcels are not ready (ADR 0016) */
  retida_ate: string | null;
  /** deadline of its own live offer */
  prazo_da_oferta: string | null;
  /** earliest deadline among the open offers of other routes */
  prazo_de_outra: string | null;
  /** earliest end of a pause among reachable couriers */
  fim_da_pausa: string | null;
}

/**
 * Returns why a request waits and when that changes [espera]. The reasons are ordered, and the first that holds
 * counts.
 */
export function motivoDaEspera(n: NumerosDaEspera): { motivo: MotivoEspera; muda_em: string | null } {
  if (!n.aguardando) return { motivo: 'nao_espera', muda_em: null };
  if (n.retida_ate !== null) return { motivo: 'agendada', muda_em: n.retida_ate };
  if (n.prazo_da_oferta !== null) return { motivo: 'oferta_aberta', muda_em: n.prazo_da_oferta };
  if (n.online === 0) return { motivo: 'ninguem_online', muda_em: null };
  const disponiveis = n.online - n.ocupados;
  if (disponiveis === 0) return { motivo: 'todos_ocupados', muda_em: n.prazo_de_outra };
  if (disponiveis === n.em_pausa) return { motivo: 'todos_em_pausa', muda_em: n.fim_da_pausa };
  if (disponiveis === n.em_pausa + n.sem_sinal) return { motivo: 'sem_sinal', muda_em: n.fim_da_pausa };
  return { motivo: 'atras_de_outras', muda_em: null };
}

interface Pergunta {
  solicitacao_id: number;
  alcance_segundos: number;
}

/** Selects all open offers with their deadlines. Index `oferta_viva_da_rota`. */
const vivas = (db: Queries) =>
  db
    .selectFrom('oferta as o')
    .where(ofertaValida)
    .select(['o.rota_id', 'o.entregador_id', prazoDaOferta.as('prazo')]);

/** Selects until when each courier does not get the route again [pausas]. Index `pausa_pkey`. */
const pausas = (db: Queries, given: Given<Pergunta>) =>
  db
    .selectFrom('pausa as p')
    .innerJoin('solicitacao as s', 's.rota_id', 'p.rota_id')
    .select(['p.entregador_id', 'p.ate as fim'])
    .where('s.id', '=', given('solicitacao_id'))
    .where('p.motivo', '<>', 'chamado');

/**
 * Selects the couriers who are online in the request's praça: whether they are busy, in a pause for this route, or
 * reachable.
 */
const online = (db: Queries, given: Given<Pergunta>) =>
  db
    .selectFrom(
      presentes(db)
        .innerJoin('sinal as n', 'n.entregador_id', 'f.entregador_id')
        .where('f.praca_id', '=', ({ selectFrom }) =>
          selectFrom('solicitacao as s')
            .innerJoin('rota as r', 'r.id', 's.rota_id')
            .select('r.praca_id')
            .where('s.id', '=', given('solicitacao_id')),
        )
        .select(['f.entregador_id', 'f.entregas_abertas', alcancavel(agora, given('alcance_segundos'))])
        .as('f'),
    )
    .leftJoin(pausas(db, given).as('p'), 'p.entregador_id', 'f.entregador_id')
    .select(({ or, exists, eb, ref }) => [
      'f.alcancavel',
      'p.fim',
      sql<boolean>`coalesce(p.fim > ${agora}, false)`.as('em_pausa'),
      or([
        exists(vivas(db).where('o.entregador_id', '=', ref('f.entregador_id'))),
        eb('f.entregas_abertas', '>', 0),
      ]).as('ocupado'),
    ]);

/** Counts each courier once: as busy, else as in a pause, else as unreachable. */
const numeros = (db: Queries, given: Given<Pergunta>) =>
  db
    .selectFrom(online(db, given).as('c'))
    .select(({ fn }) => [
      fn.countAll<number>().as('online'),
      sql<number>`count(*) filter (where ocupado)`.as('ocupados'),
      sql<number>`count(*) filter (where not ocupado and em_pausa)`.as('em_pausa'),
      sql<number>`count(*) filter (where not (ocupado or em_pausa or alcancavel))`.as('sem_sinal'),
      sql<string | null>`min(fim) filter (where not ocupado and em_pausa and alcancavel)`.as('fim_da_pausa'),
    ]);

/** Counts the waiting routes without an open offer that are offered before the route `r`. Index `rota_aguardando`. */
const aFrente = (db: Queries) =>
  db
    .selectFrom('rota as outra')
    .where(sql<boolean>`outra.praca_id = r.praca_id`)
    .where(({ ref }) => ref('outra.aguardando'))
    .where(({ not, exists, ref }) => not(exists(vivas(db).where('o.rota_id', '=', ref('outra.id')))))
    .where(
      sql<boolean>`(not outra.prioritaria, outra.liberada_em, outra.id) < (not r.prioritaria, r.liberada_em, r.id)`,
    )
    .select(({ fn }) => fn.countAll<number>().as('rotas'))
    .$asScalar()
    .$notNull();

const olhar = compiled((db, given: Given<Pergunta>) =>
  db
    .selectFrom('solicitacao as s')
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .innerJoin(numeros(db, given).as('n'), (on) => on.onTrue())
    .leftJoin(vivas(db).as('v'), (on) => on.onRef('v.rota_id', '=', 's.rota_id').on('s.status', '=', 'aguardando'))
    .leftJoin('entregador as e', 'e.id', 'v.entregador_id')
    .select(['s.status', 'v.prazo as prazo_da_oferta', 'e.nome_completo as nome_entregador'])
    .select(['n.online', 'n.ocupados', 'n.em_pausa', 'n.sem_sinal', 'n.fim_da_pausa'])
    .select(({ ref }) => [
      retidaAte.as('retida_ate'),
      aFrente(db).as('a_frente'),
      vivas(db)
        .clearSelect()
        .select(({ fn }) => fn.min(prazoDaOferta).as('prazo'))
        .where('o.rota_id', '<>', ref('s.rota_id'))
        .where('o.praca_id', '=', ref('r.praca_id'))
        .as('prazo_de_outra'),
    ])
    .where('s.id', '=', given('solicitacao_id')),
);

/** Returns why a request still waits, and when that changes by itself [espera]. Throws 404 for an unknown request. */
export async function esperaDaSolicitacao(em: Em, config: Config, solicitacao_id: number): Promise<Espera> {
  const [visto] = await olhar(em, { solicitacao_id, alcance_segundos: config.ALCANCE_SEGUNDOS });
  if (!visto) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  const { online, ocupados, em_pausa, sem_sinal, a_frente, nome_entregador } = visto;
  return {
    ...motivoDaEspera({ ...visto, aguardando: visto.status === 'aguardando' }),
    nome_entregador,
    online,
    ocupados,
    em_pausa,
    sem_sinal,
    a_frente,
  };
}
