import type { aprovadosSchema, aprovarVariosSchema } from '@corre/contract/aprovacao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import { avisar } from '../../eventos/avisar.ts';

const contar = (total: number, um: string, varios: string) => (total === 1 ? `1 ${um}` : `${total} ${varios}`);

function mensagemDe(aprovados: number, jaDecididos: number): string {
  const entraram = contar(aprovados, 'cadastro aprovado', 'cadastros aprovados');
  if (jaDecididos === 0) return `${entraram}.`;
  return `${entraram}. ${contar(jaDecididos, 'já não esperava', 'já não esperavam')}.`;
}

/**
 * Approves every registration of the list that still waits [aprovacao]. The rows are locked in the order of their ids,
 * which prevents a deadlock between two administrators. Registrations that are already decided are returned as
 * `ja_decididos`.
 */
export async function aprovarVarios(
  em: Em,
  autor: Autor,
  { entregador_ids }: z.output<typeof aprovarVariosSchema>,
): Promise<z.output<typeof aprovadosSchema>> {
  const db = em.getKysely();
  await db
    .selectFrom('entregador')
    .select('id')
    .where('id', 'in', entregador_ids)
    .where('aprovacao', '=', 'pendente')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const linhas = await db
    .updateTable('entregador')
    .set({ ativo: true, aprovacao: null, recusada_em: null, recusa_motivo: null })
    .where('id', 'in', entregador_ids)
    .where('aprovacao', '=', 'pendente')
    .returning('id')
    .execute();
  const aprovados = linhas.map(({ id }) => id).sort((a, b) => a - b);
  if (aprovados.length > 0) {
    await db
      .insertInto('fila_entregador')
      .values(aprovados.map((entregador_id) => ({ entregador_id })))
      .execute();
    for (const id of aprovados) await auditar(em, autor, 'cadastro_aprovado', 'entregador', id, { antes: 'pendente' });
    await avisar(em, ...aprovados.map((entregador_id) => ({ tipo: 'cadastro' as const, entregador_id })));
  }
  const ja_decididos = entregador_ids.filter((id) => !aprovados.includes(id));
  return { message: mensagemDe(aprovados.length, ja_decididos.length), aprovados, ja_decididos };
}
