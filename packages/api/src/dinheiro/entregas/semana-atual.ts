import type { semanaAtualSchema } from '@corre/contract/entregas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { diasDasSemanas } from './dias.ts';
import { semanaCorrente, semanasDe, semanaVazia } from './semanas.ts';

/** Counts trips. Deliveries of one route count once, and each launched delivery counts by itself. */
const rotasDaSemana = (em: Em, entregador_id: number, semana_inicio: string) =>
  em
    .getKysely()
    .selectFrom('entrega as t')
    .leftJoin('solicitacao as s', 's.id', 't.solicitacao_id')
    .select(({ fn, neg, ref }) =>
      fn
        .count<number>(fn.coalesce('s.rota_id', neg(ref('t.id'))))
        .distinct()
        .as('total'),
    )
    .where('t.entregador_id', '=', entregador_id)
    .where('t.semana_inicio', '=', semana_inicio)
    .executeTakeFirstOrThrow();

/** The deliveries that await a shop's release. Index `entrega_pendente_do_entregador`. */
const aLiberar = (em: Em, entregador_id: number) =>
  em
    .getKysely()
    .selectFrom('entrega')
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('entregas_a_liberar'),
      fn.coalesce(fn.sum<number>('valor'), lit(0)).as('valor_a_liberar'),
    ])
    .where('entregador_id', '=', entregador_id)
    .where('status', '=', 'pendente')
    .executeTakeFirstOrThrow();

/** The number of all deliveries that ever counted. A trigger keeps it. */
const contadasDeSempre = (em: Em, entregador_id: number) =>
  em.getKysely().selectFrom('entregador').select('total_entregas').where('id', '=', entregador_id).executeTakeFirst();

/** Returns a courier's current week for the five cards and seven bars [semana-do-entregador]. */
export async function semanaAtual(em: Em, entregador_id: number): Promise<z.output<typeof semanaAtualSchema>> {
  const semana_inicio = await semanaCorrente(em);
  const [semana = semanaVazia(semana_inicio)] = await semanasDe(em, { entregador_id }, semana_inicio);
  const { total: total_rotas } = await rotasDaSemana(em, entregador_id, semana_inicio);
  const pendentes = await aLiberar(em, entregador_id);
  const contadas = (await contadasDeSempre(em, entregador_id))?.total_entregas ?? 0;
  return {
    ...semana,
    ...pendentes,
    ja_entregou: contadas + pendentes.entregas_a_liberar > 0,
    total_rotas,
    por_dia: (await diasDasSemanas(em, entregador_id, [semana_inicio])).get(semana_inicio) ?? [],
  };
}
