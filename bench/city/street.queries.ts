import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { Lugar, State } from '@corre/testing/model/state.ts';

/** Returns couriers whom the product took offline. */
export const tiradosDaFila = (em: Em) =>
  em
    .getKysely()
    .selectFrom('fila_entregador')
    .select('entregador_id')
    .where('online', '=', false)
    .where('motivo_offline', 'is not', null)
    .execute();

/**
 * The state that is already known; only later changes are read. `transacao` is the first transaction that was not
 * seen.
 */
export interface Conhecido {
  transacao: number;
  ultima_rota: number;
  ultimo_pedido: number;
  ultima_oferta: number;
  abertos: number[];
  vivas: number[];
}

type LugarMudado = Omit<Lugar, 'ocupado' | 'inscrito' | 'silenciado_em' | 'ouvido_em' | 'ultimo_sinal'>;
type OfertaMudada = State['ofertas'][number];

/** The changes, in the terms of the model's state. */
export interface Mudancas {
  agora: number;
  transacao: number;
  locks: State['locks'];
  lugares: LugarMudado[];
  sinais: Pick<Lugar, 'id' | 'ultimo_sinal'>[];
  rotas: State['rotas'];
  pedidos: State['pedidos'];
  ofertas: OfertaMudada[];
}

/**
 * Reads changes by the rows' transaction numbers (`xmin`). No other transaction runs meanwhile. It compares the age of
 * `xmin`, which is one subtraction. The number itself needs a cast through text, and the query checks 2,000 couriers
 * after every act.
 */
export async function readChanges(em: Em, desde: Conhecido): Promise<Mudancas> {
  const { mudancas } = await onlyRow(
    em,
    sql<{ mudancas: Mudancas }>`
      select jsonb_build_object(
        'agora', extract(epoch from agora()) * 1000000,
        'transacao', pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
        'locks', (select jsonb_object_agg(id, xmax::text) from despacho),
        'lugares', (select coalesce(jsonb_agg(jsonb_build_object(
            'id', f.entregador_id, 'ativo', true, 'praca_id', f.praca_id, 'online', f.online, 'fila_desde', extract(epoch from f.fila_desde) * 1000000,
            'suspenso_ate', extract(epoch from f.suspenso_ate) * 1000000, 'recusas', f.recusas_consecutivas,
            'expiradas', f.expiradas_consecutivas, 'nao_entregues', f.nao_entregues_consecutivas,
            'em_maos', saldo_em_maos(f.entregador_id))), '[]')
          from fila_entregador f where age(f.xmin) <= age(${desde.transacao}::text::xid)),
        'sinais', (select coalesce(jsonb_agg(jsonb_build_object(
            'id', n.entregador_id, 'ultimo_sinal', extract(epoch from n.ultimo_sinal) * 1000000)), '[]')
          from sinal n where age(n.xmin) <= age(${desde.transacao}::text::xid)),
        'rotas', (select coalesce(jsonb_agg(jsonb_build_object(
            'id', id, 'comercio_id', comercio_id, 'praca_id', praca_id, 'prioritaria', prioritaria, 'liberada_em', extract(epoch from liberada_em) * 1000000,
            'oferecer_apos', extract(epoch from oferecer_apos) * 1000000, 'em_dinheiro', rota_em_dinheiro(id))), '[]')
          from rota where id > ${desde.ultima_rota}::int),
        'pedidos', (select coalesce(jsonb_agg(jsonb_build_object(
            'id', id, 'rota_id', rota_id, 'status', status, 'entregador_id', entregador_id)), '[]')
          from solicitacao
         where (id > ${desde.ultimo_pedido}::int or id = any(${desde.abertos}::int[]))
           and age(xmin) <= age(${desde.transacao}::text::xid)),
        'ofertas', (select coalesce(jsonb_agg(jsonb_build_object(
            'id', o.id, 'rota_id', o.rota_id, 'entregador_id', o.entregador_id, 'praca_id', o.praca_id, 'posicao_fila', o.posicao_fila,
            'enviada_em', extract(epoch from o.enviada_em) * 1000000, 'por_push', o.por_push,
            'pulados_sem_sinal', o.pulados_sem_sinal, 'pulados_em_pausa', o.pulados_em_pausa,
            'pulados_com_dinheiro', o.pulados_com_dinheiro,
            'entregue_em', extract(epoch from o.entregue_em) * 1000000,
            'respondida_em', extract(epoch from o.respondida_em) * 1000000, 'resultado', o.resultado,
            'pulos', (select coalesce(jsonb_agg(jsonb_build_object('entregador_id', p.entregador_id, 'motivo', p.motivo)), '[]')
                        from oferta_pulo p where p.oferta_id = o.id)) order by o.id), '[]')
          from oferta o
         where (o.id > ${desde.ultima_oferta}::int or o.id = any(${desde.vivas}::int[]))
           and age(o.xmin) <= age(${desde.transacao}::text::xid))
      ) as mudancas`,
  );
  return mudancas;
}
