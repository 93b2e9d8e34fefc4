import type { lancarSchema } from '@corre/contract/entregas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';

/**
 * Stores a delivery that a shop launches [lancamento]. An online payment concludes it at once. Otherwise it is pending
 * until its release [pendente] (ADR 0019). Throws 400 if the courier is not active.
 */
export async function lancarEntrega(em: Em, entrada: z.output<typeof lancarSchema> & { comercio_id: number }) {
  const { comercio_id, entregador_id, quantidade, valor, tipo_pagamento } = entrada;
  const db = em.getKysely();
  // The lock keeps the courier from being removed. A shared lock would cause a deadlock: the trigger that counts
  // deliveries writes this row, and two holders of a shared lock would wait for each other.
  const ativo = await db
    .selectFrom('entregador')
    .select('id')
    .where('id', '=', entregador_id)
    .where('ativo', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!ativo) throw new BusinessError('ENTREGADOR_NAO_SELECIONADO');
  const paga = tipo_pagamento === 'online';
  const { id } = await db
    // Reads the clock once, so that both timestamps are equal.
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
