import type { encerrarDeSchema } from '@corre/contract/sessao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { type Autor, auditar } from '../auditoria/auditar.ts';
import { contas } from '../conta.queries.ts';
import { encerrarTodas } from './sessoes.ts';

const encerradas = (total: number): string => {
  if (total === 0) return 'Nenhuma sessão estava aberta';
  return total === 1 ? '1 sessão encerrada' : `${total} sessões encerradas`;
};

/** Ends the sessions of a courier or a shop, for example after a theft of a phone. Adds the act to the audit log. */
export async function encerrarDe(
  em: Em,
  ator: Autor,
  { user_type, id }: z.output<typeof encerrarDeSchema>,
): Promise<{ message: string }> {
  const conta = await contas(em)
    .select('id')
    .where('user_type', '=', user_type)
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst();
  if (!conta) throw new BusinessError('CONTA_NAO_ENCONTRADA');
  const total = await encerrarTodas(em, { user_type, id });
  await auditar(em, ator, 'sessoes_encerradas', user_type, id, { total });
  return { message: encerradas(total) };
}
