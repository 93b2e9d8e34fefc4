import type { lancarSchema } from '@corre/contract/entregas/contrato.ts';
import { SELECIONE_ENTREGADOR } from '@corre/contract/entregas/contrato.ts';
import type { TipoPagamento } from '@corre/contract/vocabulario.ts';
import { Entrega } from '@corre/db/entregas/entrega.entity.ts';
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

const LIBERADA: Record<TipoPagamento, string> = {
  online: 'Entrega liberada',
  maquininha: 'Maquininha devolvida: entrega liberada',
  dinheiro: 'Dinheiro devolvido: entrega liberada',
};

/** The machine or the money came back: the delivery counts from now on. Repeating it answers as the first did. */
export async function liberarEntrega(em: Em, { comercio_id, entrega_id }: { comercio_id: number; entrega_id: number }) {
  const liberada = await em
    .getKysely()
    .updateTable('entrega')
    .set({ status: 'concluida', data_entrega: agora })
    .where('id', '=', entrega_id)
    .where('comercio_id', '=', comercio_id)
    .where('status', '=', 'pendente')
    .returning(['tipo_pagamento', 'entregador_id'])
    .executeTakeFirst();
  if (liberada) {
    await avisar(em, { tipo: 'entrega', comercio_id, entregador_id: liberada.entregador_id });
    return { message: LIBERADA[liberada.tipo_pagamento] };
  }
  const existente = await em.findOne(Entrega, entrega_id, { fields: ['tipo_pagamento', 'comercio_id'] });
  if (!existente) throw new BusinessError('NOT_FOUND', 'Entrega não encontrada');
  if (existente.comercio_id !== comercio_id)
    throw new BusinessError('FORBIDDEN', 'Esta entrega pertence a outra conta.');
  return { message: LIBERADA[existente.tipo_pagamento] };
}
