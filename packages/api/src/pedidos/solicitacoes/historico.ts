import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { DEPOIS_DAS_OFERTAS, evento, type Leitura } from './evento-do-historico.ts';
import { problemasDaLinha } from './historico-problemas.ts';

/** Steps, with the account that took them. */
const passos = ({ selectFrom }: Leitura) =>
  selectFrom('solicitacao_historico as h')
    .innerJoin('alvo as a', 'a.id', 'h.solicitacao_id')
    .leftJoin('entregador as e', (join) => join.on('h.ator_tipo', '=', 'entregador').onRef('e.id', '=', 'h.ator_id'))
    .select('h.quando')
    .select(({ ref }) =>
      evento(
        'status',
        {
          status: ref('h.status'),
          ator_tipo: ref('h.ator_tipo'),
          nome_entregador: ref('e.nome_completo'),
          feita_em: ref('h.feita_em'),
        },
        sql`case when ${ref('h.status')} = 'aguardando' then 0 else ${sql.lit(DEPOIS_DAS_OFERTAS)} end`,
        5,
      ),
    );

/** Couriers who were passed over before an offer. */
const pulos = ({ selectFrom }: Leitura) =>
  selectFrom('oferta_pulo as p')
    .innerJoin('feita as o', 'o.id', 'p.oferta_id')
    .innerJoin('entregador as e', 'e.id', 'p.entregador_id')
    .select('p.quando')
    .select(({ ref }) =>
      evento('pulo', { motivo: ref('p.motivo'), nome_entregador: ref('e.nome_completo') }, ref('o.id'), 0),
    );

/** Offers. */
const ofertas = ({ selectFrom }: Leitura) =>
  selectFrom('feita as o')
    .select('o.enviada_em as quando')
    .select(({ ref }) =>
      evento(
        'oferta',
        {
          posicao_fila: ref('o.posicao_fila'),
          pulados: sql<number>`${ref('o.pulados_sem_sinal')} + ${ref('o.pulados_em_pausa')} + ${ref('o.pulados_com_dinheiro')}`,
          nome_entregador: ref('o.nome_entregador'),
        },
        ref('o.id'),
        1,
      ),
    );

const entregues = ({ selectFrom }: Leitura) =>
  selectFrom('feita as o')
    .where('o.entregue_em', 'is not', null)
    .select(({ ref }) => [
      ref('o.entregue_em').$notNull().as('quando'),
      ...evento('entregue', { nome_entregador: ref('o.nome_entregador') }, ref('o.id'), 2),
    ]);

const vistas = ({ selectFrom }: Leitura) =>
  selectFrom('feita as o')
    .where('o.vista_em', 'is not', null)
    .select(({ ref }) => [
      ref('o.vista_em').$notNull().as('quando'),
      ...evento('vista', { nome_entregador: ref('o.nome_entregador') }, ref('o.id'), 3),
    ]);

const respostas = ({ selectFrom }: Leitura) =>
  selectFrom('feita as o')
    .where('o.resultado', 'is not', null)
    .select(({ ref }) => [
      ref('o.respondida_em').$notNull().as('quando'),
      ...evento(
        'resposta',
        {
          resultado: ref('o.resultado').$notNull(),
          motivo_recusa: ref('o.motivo_recusa'),
          nome_entregador: ref('o.nome_entregador'),
        },
        ref('o.id'),
        4,
      ),
    ]);

/** Support's interventions. They sort before the step that they cause. */
const intervencoes = ({ selectFrom }: Leitura) =>
  selectFrom('intervencao as i')
    .innerJoin('alvo as a', 'a.id', 'i.solicitacao_id')
    .innerJoin('entregador as de', 'de.id', 'i.de_entregador_id')
    .leftJoin('entregador as para', 'para.id', 'i.para_entregador_id')
    .select('i.quando')
    .select(({ fn, ref }) =>
      evento(
        'intervencao',
        {
          acao: ref('i.acao'),
          motivo: ref('i.motivo'),
          nome_entregador: fn.coalesce('para.nome_completo', 'de.nome_completo'),
        },
        sql.lit(DEPOIS_DAS_OFERTAS),
        4,
      ),
    );

/** Milestones. A courier's milestone keeps that courier's name after a transfer. */
const marcos = ({ selectFrom }: Leitura) =>
  selectFrom('marco as m')
    .innerJoin('alvo as a', 'a.id', 'm.solicitacao_id')
    .leftJoin('entregador as e', (join) => join.on('m.ator_tipo', '=', 'entregador').onRef('e.id', '=', 'm.ator_id'))
    .leftJoin('codigo_entrega as c', (join) =>
      join.on('m.tipo', '=', 'codigo_dispensado').onRef('c.solicitacao_id', '=', 'm.solicitacao_id'),
    )
    .select('m.quando')
    .select(({ ref }) =>
      evento(
        'marco',
        {
          marco: ref('m.tipo'),
          registrado_em: ref('m.registrado_em'),
          motivo: ref('c.motivo'),
          ator_tipo: ref('m.ator_tipo'),
          nome_entregador: ref('e.nome_completo'),
        },
        sql.lit(DEPOIS_DAS_OFERTAS),
        4,
      ),
    );

/**
 * Returns everything that happened to a request: steps, offers with their results, passed-over couriers, interventions,
 * milestones, problems and the watchdog's questions (ADR 0018, ADR 0025). Events of one transaction have the same time.
 * They are sorted in their logical order: created, passed over, offered, delivered, seen, answered, status. Throws 404.
 */
export async function historicoDaSolicitacao(em: Em, solicitacao_id: number): Promise<EventoDaSolicitacao[]> {
  const eventos = await em
    .getKysely()
    .with('alvo', (db) => db.selectFrom('solicitacao').select(['id', 'rota_id']).where('id', '=', solicitacao_id))
    .with('feita', (db) =>
      db
        .selectFrom('oferta as o')
        .innerJoin('alvo as a', 'a.rota_id', 'o.rota_id')
        .innerJoin('entregador as e', 'e.id', 'o.entregador_id')
        .selectAll('o')
        .select('e.nome_completo as nome_entregador'),
    )
    .selectFrom((eb) =>
      passos(eb)
        .unionAll(pulos(eb))
        .unionAll(ofertas(eb))
        .unionAll(entregues(eb))
        .unionAll(vistas(eb))
        .unionAll(respostas(eb))
        .unionAll(intervencoes(eb))
        .unionAll(marcos(eb))
        .unionAll(problemasDaLinha(eb))
        .as('evento'),
    )
    .select(['quando', 'dados'])
    // A phone without a signal sends steps and milestones late. The time on the phone keeps the order in which the
    // courier tapped.
    .orderBy(sql`coalesce((dados->>'feita_em')::timestamptz, quando)`)
    .orderBy('vez')
    .orderBy('ordem')
    .execute();
  if (eventos.length === 0) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  return eventos.map(({ quando, dados }) => ({ quando, ...dados }));
}
