import type { lancarSchema } from '@corre/contract/entregas/contrato.ts';
import { SELECIONE_ENTREGADOR } from '@corre/contract/entregas/contrato.ts';
import type { TipoPagamento } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, row, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { ErroDeNegocio } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';

/** A shop logs a delivery it pays for: concluded at once when paid online, else pending until released (decision record 0006). */
export async function lancarEntrega(em: Em, entrada: z.output<typeof lancarSchema> & { comercio_id: number }) {
  const { comercio_id, entregador_id, quantidade, valor, tipo_pagamento } = entrada;
  // locked, so that he is not removed meanwhile; not shared, because the trigger that counts his deliveries writes this row
  // and two that hold it shared would wait for each other
  const ativo = await row(
    em,
    sql<{ id: number }>`select id from entregador where id = ${entregador_id} and ativo for no key update`,
  );
  if (!ativo) throw new ErroDeNegocio('BAD_REQUEST', SELECIONE_ENTREGADOR);
  const status = tipo_pagamento === 'online' ? 'concluida' : 'pendente';
  const { id } = await onlyRow(
    em,
    sql<{ id: number }>`
      insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
      select ${comercio_id}, ${entregador_id}, ${quantidade}, ${valor}, ${tipo_pagamento}, ${status}, agora,
             case when ${status} = 'concluida' then agora end
        from (select agora() as agora) relogio
      returning id`,
  );
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
  const liberada = await row(
    em,
    sql<{ tipo_pagamento: TipoPagamento; entregador_id: number }>`
      update entrega set status = 'concluida', data_entrega = agora()
       where id = ${entrega_id} and comercio_id = ${comercio_id} and status = 'pendente'
      returning tipo_pagamento, entregador_id`,
  );
  if (liberada) {
    await avisar(em, { tipo: 'entrega', comercio_id, entregador_id: liberada.entregador_id });
    return { message: LIBERADA[liberada.tipo_pagamento] };
  }
  const existente = await row(
    em,
    sql<{ tipo_pagamento: TipoPagamento; comercio_id: number }>`
      select tipo_pagamento, comercio_id from entrega where id = ${entrega_id}`,
  );
  if (!existente) throw new ErroDeNegocio('NOT_FOUND', 'Entrega não encontrada');
  if (existente.comercio_id !== comercio_id)
    throw new ErroDeNegocio('FORBIDDEN', 'Esta entrega pertence a outra conta.');
  return { message: LIBERADA[existente.tipo_pagamento] };
}
