import type { recusarCadastroSchema } from '@corre/contract/aprovacao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import { avisar } from '../../eventos/avisar.ts';
import { porQueNao } from './por-que-nao.ts';

type Pedido = z.output<typeof recusarCadastroSchema>;

/**
 * Refuses a waiting registration. The applicant reads the reason at the next login and may register again (ADR 0072).
 * The audit does not store the reason, because it stores no texts about people. Throws 404 and 409.
 */
export async function recusar(em: Em, autor: Autor, { entregador_id, motivo }: Pedido): Promise<{ message: string }> {
  const recusado = await em
    .getKysely()
    .updateTable('entregador')
    .set({ aprovacao: 'recusada', recusada_em: agora, recusa_motivo: motivo })
    .where('id', '=', entregador_id)
    .where('aprovacao', '=', 'pendente')
    .returning('nome_completo')
    .executeTakeFirst();
  if (!recusado) throw await porQueNao(em, entregador_id);
  await auditar(em, autor, 'cadastro_recusado', 'entregador', entregador_id);
  await avisar(em, { tipo: 'cadastro', entregador_id });
  return { message: `Cadastro recusado: ${recusado.nome_completo} vai ler o motivo ao tentar entrar.` };
}
