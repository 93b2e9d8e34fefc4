import type { suspenderSchema } from '@corre/contract/suspensoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { suspenderEntregador } from '../kernel/suspensao.ts';

/**
 * Suspends a courier for `duracao_horas` hours [suspender]. Throws 404 for an unknown courier, 409 for one who is
 * already suspended.
 */
export async function suspenderManual(em: Em, config: Config, ator: Ator, entrada: z.output<typeof suspenderSchema>) {
  const { entregador_id, motivo, duracao_horas } = entrada;
  return comDespacho(em, config, { entregador_id }, async (agora) => {
    const courier = await em
      .getKysely()
      .selectFrom('entregador as e')
      .leftJoin('suspensao as s', (on) => on.onRef('s.entregador_id', '=', 'e.id').on('s.data_remocao', 'is', null))
      .select('s.id as suspensao_id')
      .where('e.id', '=', entregador_id)
      .where(({ ref }) => ref('e.ativo'))
      .executeTakeFirst();
    if (!courier) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
    if (courier.suspensao_id !== null) throw new BusinessError('ENTREGADOR_JA_SUSPENSO');
    await suspenderEntregador(
      em,
      { entregador_id, tipo_suspensao: 'manual', motivo_suspensao: motivo, duracao_horas, suspensa_por: ator.id },
      agora,
    );
    await auditar(em, ator, 'suspender', 'entregador', entregador_id, { duracao_horas });
    return { message: 'Entregador suspenso com sucesso!' };
  });
}

/**
 * Ends the running suspension at `agora`, the instant of the dispatch. Throws 409 if there is none. The caller holds
 * the dispatch lock.
 */
export async function encerrarSuspensaoEmCurso(em: Em, ator: Ator, entregador_id: number, agora: string) {
  const db = em.getKysely();
  const removida = await db
    .updateTable('suspensao')
    .set({ data_remocao: agora, removida_por: ator.id })
    .where('entregador_id', '=', entregador_id)
    .where('data_remocao', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removida) throw new BusinessError('ENTREGADOR_NAO_SUSPENSO');
  await db
    .updateTable('fila_entregador')
    .set({ suspenso_ate: null, recusas_consecutivas: 0, motivo_offline: null })
    .where('entregador_id', '=', entregador_id)
    .execute();
  await auditar(em, ator, 'remover-suspensao', 'suspensao', removida.id);
  await avisar(em, { tipo: 'suspensao', entregador_id });
  return removida.id;
}

/** Ends a suspension before its time, and sets the refusals to zero. Throws 409 if there is none. */
export const removerSuspensao = (em: Em, config: Config, ator: Ator, entregador_id: number) =>
  comDespacho(em, config, { entregador_id }, async (agora) => {
    await encerrarSuspensaoEmCurso(em, ator, entregador_id, agora);
    return { message: 'Suspensão removida com sucesso!' };
  });

/** Sets the refusals in a row to zero. A running suspension continues. Throws 404 for an unknown courier. */
export async function resetarRecusas(em: Em, config: Config, ator: Ator, entregador_id: number) {
  return comDespacho(em, config, { entregador_id }, async () => {
    const zerado = await em
      .getKysely()
      .updateTable('fila_entregador')
      .set({ recusas_consecutivas: 0 })
      .where('entregador_id', '=', entregador_id)
      .returning('entregador_id')
      .executeTakeFirst();
    if (!zerado) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
    await auditar(em, ator, 'resetar-recusas', 'entregador', entregador_id);
    await avisar(em, { tipo: 'suspensao', entregador_id });
    return { message: 'Contador de recusas zerado!' };
  });
}
