import type { suspenderSchema } from '@corre/contract/suspensoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { suspenderEntregador } from '../kernel/suspender-entregador.ts';

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
