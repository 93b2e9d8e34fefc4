import type { lancarSchema } from '@corre/contract/entregas/contrato.ts';
import { SELECIONE_ENTREGADOR } from '@corre/contract/entregas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';

/** A shop logs a delivery it pays for: concluded at once when paid online, else pending until released (decision record 0006). */
export async function lancarEntrega(em: Em, entrada: z.output<typeof lancarSchema> & { comercio_id: number }) {
  const { comercio_id, entregador_id, quantidade, valor, tipo_pagamento } = entrada;
  const db = em.getKysely();
  // locked, so that they are not removed meanwhile; not shared, because the trigger that counts their deliveries writes this
  // row and two that hold it shared would wait for each other
  const ativo = await db
    .selectFrom('entregador')
    .select('id')
    .where('id', '=', entregador_id)
    .where('ativo', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!ativo) throw new BusinessError('BAD_REQUEST', SELECIONE_ENTREGADOR);
  const paga = tipo_pagamento === 'online';
  const { id } = await db
    // read once: both instants are the same
    .with('relogio', (cte) => cte.selectNoFrom(agora.as('agora')))
    .insertInto('entrega')
    .values(({ selectFrom }) => ({
      comercio_id,
      entregador_id,
      quantidade,
      valor,
      tipo_pagamento,
      status: paga ? 'concluida' : 'pendente',
      data: selectFrom('relogio').select('agora'),
      data_entrega: paga ? selectFrom('relogio').select('agora') : null,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await avisar(em, { tipo: 'entrega', comercio_id, entregador_id });
  return { message: 'Entrega lançada com sucesso!', id };
}
