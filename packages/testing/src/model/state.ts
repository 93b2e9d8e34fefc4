import { STATUS_EM_ANDAMENTO, STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, type RawBuilder, rows, sql } from '@corre/db/sql.ts';
import { prepare } from '@corre/db/statement-names.ts';

/**
 * Returns the rows of a long statement that runs often. It is prepared, because planning it takes longer than running
 * it.
 */
export function rowsPrepared<Row>(em: Em, query: RawBuilder<Row>): Promise<Row[]> {
  prepare(query.compile(em.getKysely()).sql);
  return rows(em, query);
}

/** Microseconds since 1970, the database's precision. */
type Instante = number;

type Horas = 'fila_desde' | 'ultimo_sinal' | 'suspenso_ate' | 'silenciado_em';

export interface Lugar
  extends Pick<Row<'entregador'>, 'id' | 'ativo'>,
    Pick<Row<'fila_entregador'>, 'praca_id'>,
    Record<Horas, Instante | null> {
  online: boolean;
  recusas: number;
  expiradas: number;
  nao_entregues: number;
  /** pushes in a row that did not wake the phone */
  chamados_sem_resposta: number;
  /** has an open request */
  ocupado: boolean;
  /** cash in hand, in reais, summed over the whole ledger */
  em_maos: number;
  /** a push may wake a browser of the courier */
  inscrito: boolean;
  /** the time of the courier's last request, as the test knows it; if undefined, their last signal */
  ouvido_em?: Instante | null;
}

export interface Oferta
  extends Pick<
    Row<'oferta'>,
    | 'id'
    | 'rota_id'
    | 'entregador_id'
    | 'praca_id'
    | 'posicao_fila'
    | 'resultado'
    | 'por_push'
    | 'pulados_sem_sinal'
    | 'pulados_em_pausa'
    | 'pulados_com_dinheiro'
  > {
  enviada_em: Instante;
  entregue_em: Instante | null;
  respondida_em: Instante | null;
  /** the first couriers who were passed over */
  pulos: Pick<Row<'oferta_pulo'>, 'entregador_id' | 'motivo'>[];
}

export type Pedido = Pick<Row<'solicitacao'>, 'id' | 'rota_id' | 'status' | 'entregador_id'>;

/** Everything that the rules of the queue use, at one moment. */
export interface State {
  agora: Instante;
  ultima_oferta: number;
  /** the last transaction that took the lock, by place */
  locks: Record<string, string>;
  lugares: Lugar[];
  /** routes with at least one stop in aguardando */
  rotas: (Pick<Row<'rota'>, 'id' | 'comercio_id' | 'praca_id'> & {
    /** decided once, when the route entered the queue; the invariants check the decision */
    prioritaria: boolean;
    liberada_em: Instante;
    em_dinheiro: boolean;
    /** not offered before this instant; null: at once */
    oferecer_apos: Instante | null;
  })[];
  /** live offers, and ended ones of waiting routes or that were live at the moment before */
  ofertas: Oferta[];
  /** open requests, and those that ended since the moment before */
  pedidos: Pedido[];
}

/** Reads the state of the world. With `antes`, the state of a moment ago, it includes what ended since. */
export async function readState(em: Em, antes?: State): Promise<State> {
  const vivas = antes?.ofertas.filter(({ resultado }) => resultado === null).map(({ id }) => id) ?? [];
  const abertos = antes?.pedidos.map(({ id }) => id) ?? [];
  const { estado } = only(
    await rowsPrepared(
      em,
      sql<{ estado: State }>`
      with espera as (
        select r.id, r.comercio_id, r.praca_id, r.prioritaria, r.liberada_em, r.oferecer_apos from rota r
         where exists (select 1 from solicitacao s where s.rota_id = r.id and s.status = 'aguardando')
      )
      select jsonb_build_object(
        'agora', extract(epoch from agora()) * 1000000,
        'ultima_oferta', (select coalesce(max(id), 0) from oferta),
        'locks', (select jsonb_object_agg(id, xmax::text) from despacho),
        'lugares', (select coalesce(jsonb_agg(jsonb_build_object(
            'id', e.id, 'ativo', e.ativo, 'praca_id', f.praca_id, 'online', f.online, 'fila_desde', extract(epoch from f.fila_desde) * 1000000,
            'ultimo_sinal', (select extract(epoch from n.ultimo_sinal) * 1000000 from sinal n where n.entregador_id = e.id),
            'silenciado_em', (select extract(epoch from max(o.respondida_em)) * 1000000 from oferta o
                               where o.entregador_id = e.id and o.resultado = 'nao_entregue'),
            'inscrito', exists (select 1 from inscricao_push i where i.entregador_id = e.id),
            'em_maos', (select coalesce(sum(l.valor), 0) from custodia_lancamento l where l.entregador_id = e.id and l.conta = 'entregador'),
            'suspenso_ate', extract(epoch from f.suspenso_ate) * 1000000, 'recusas', f.recusas_consecutivas,
            'expiradas', f.expiradas_consecutivas, 'nao_entregues', f.nao_entregues_consecutivas, 'chamados_sem_resposta', f.chamados_sem_resposta,
            'ocupado', exists (select 1 from solicitacao s where s.entregador_id = e.id
                                and s.status = any(${[...STATUS_EM_ANDAMENTO]}::text[]))
                         or exists (select 1 from volta_a_loja v where v.entregador_id = e.id and v.ate > agora()))), '[]')
          from entregador e join fila_entregador f on f.entregador_id = e.id),
        'rotas', (select coalesce(jsonb_agg(jsonb_build_object(
            'id', id, 'comercio_id', comercio_id, 'praca_id', praca_id, 'prioritaria', prioritaria, 'liberada_em', extract(epoch from liberada_em) * 1000000,
            'oferecer_apos', extract(epoch from oferecer_apos) * 1000000,
            'em_dinheiro', exists (select 1 from solicitacao s where s.rota_id = espera.id and s.pagamento = 'dinheiro'))), '[]') from espera),
        'ofertas', (select coalesce(jsonb_agg(jsonb_build_object(
            'id', o.id, 'rota_id', o.rota_id, 'entregador_id', o.entregador_id, 'praca_id', o.praca_id, 'posicao_fila', o.posicao_fila,
            'enviada_em', extract(epoch from o.enviada_em) * 1000000,
            'entregue_em', extract(epoch from o.entregue_em) * 1000000, 'por_push', o.por_push,
            'pulados_sem_sinal', o.pulados_sem_sinal, 'pulados_em_pausa', o.pulados_em_pausa,
            'pulados_com_dinheiro', o.pulados_com_dinheiro,
            'respondida_em', extract(epoch from o.respondida_em) * 1000000, 'resultado', o.resultado,
            'pulos', (select coalesce(jsonb_agg(jsonb_build_object('entregador_id', p.entregador_id, 'motivo', p.motivo)), '[]')
                        from oferta_pulo p where p.oferta_id = o.id)) order by o.id), '[]')
          from oferta o
         where o.resultado is null or o.rota_id in (select id from espera)
            or o.id = any(${vivas}::int[]) or o.id > ${antes?.ultima_oferta ?? 2_000_000_000}),
        'pedidos', (select coalesce(jsonb_agg(jsonb_build_object(
            'id', id, 'rota_id', rota_id, 'status', status, 'entregador_id', entregador_id)), '[]')
          from solicitacao where status <> all(${[...STATUS_ENCERRADO]}::text[]) or id = any(${abertos}::int[]))
      ) as estado`,
    ),
  );
  return estado;
}

/** Returns the places whose lock was taken between two moments. */
export const travadas = (antes: State, depois: State): ReadonlySet<number> =>
  new Set(
    Object.entries(depois.locks)
      .filter(([praca_id, por]) => antes.locks[praca_id] !== por)
      .map(([praca_id]) => Number(praca_id)),
  );
