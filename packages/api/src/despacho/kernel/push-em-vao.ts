import type { MotivoPausa } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, secondsAfter, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { noteOfferEnded } from '../../base/dispatch-notes.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho, emTurno } from './despachar.ts';
import { pausar } from './pausa.ts';

/** The pause is that of a push which ran out of time: the courier gets the route at once where the phone speaks. */
const encerrar = compiled((db, given: Given<{ oferta_id: number; agora: string; pausa_segundos: number }>) =>
  db
    .with('perdida', (q) =>
      q
        .updateTable('oferta')
        .set({ resultado: 'nao_entregue', respondida_em: given('agora') })
        .where('id', '=', given('oferta_id'))
        .where('resultado', 'is', null)
        .where('entregue_em', 'is', null)
        .returning(['rota_id', 'entregador_id', 'praca_id']),
    )
    .with('pausada', (q) =>
      pausar(
        q,
        q
          .selectFrom('perdida as p')
          .select(['p.rota_id', 'p.entregador_id', 'p.praca_id'])
          .select(sql<MotivoPausa>`'chamado'`.as('motivo'))
          .select(secondsAfter(instant(given('agora')), given('pausa_segundos')).as('ate')),
      ),
    )
    .selectFrom('perdida')
    .select('entregador_id'),
);

/**
 * Ends the offer of a push that no browser of its courier can get any more, and makes the next one at once (ADR 0015).
 * The courier keeps the place, and nothing is counted: nobody was called. Changes nothing if the offer was delivered
 * meanwhile, or is over.
 */
export async function passarAdiante(
  em: Em,
  config: Config,
  { id: oferta_id, entregador_id }: Pick<Row<'oferta'>, 'id' | 'entregador_id'>,
): Promise<void> {
  const onde = { entregador_id };
  await emTurno(em, config, { act: 'push', onde }, (tx) =>
    comDespacho(tx, config, onde, async (agora) => {
      const perdidas = await encerrar(tx, { oferta_id, agora, pausa_segundos: config.PAUSA_EXPIRADA_SEGUNDOS });
      if (perdidas.length === 0) return;
      noteOfferEnded(tx, 'nao_entregue');
      await avisar(tx, { tipo: 'oferta', entregador_id });
    }),
  );
}
