import type { aprovarSchema, recusarCadastroSchema } from '@corre/contract/aprovacao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { conferirUnicidade } from '../entregadores/conferir-unicidade.ts';

/**
 * Returns the reason why a decision changed no row: another administrator decided before (409), or the row is gone
 * (404).
 */
async function porQueNao(em: Em, entregador_id: number): Promise<BusinessError> {
  const existe = await em
    .getKysely()
    .selectFrom('entregador')
    .select('id')
    .where('id', '=', entregador_id)
    .executeTakeFirst();
  return existe ? new BusinessError('CADASTRO_JA_DECIDIDO') : new BusinessError('CADASTRO_NAO_ENCONTRADO');
}

type Pedido = z.output<typeof aprovarSchema>;

/** Checks that user name and CPF of a refused registration are still free. A refusal releases both. Throws 409. */
async function conferirSeAindaCabe(em: Em, entregador_id: number): Promise<void> {
  const recusado = await em
    .getKysely()
    .selectFrom('entregador')
    .select(['usuario', 'cpf_indice'])
    .where('id', '=', entregador_id)
    .where('aprovacao', '=', 'recusada')
    .executeTakeFirst();
  if (!recusado) return;
  await conferirUnicidade(em, recusado.usuario, recusado.cpf_indice, {
    usuario: 'CADASTRO_TOMADO',
    cpf: 'CADASTRO_TOMADO',
  });
}

/**
 * Approves a registration. From now on the courier can sign in and work [aprovacao]. The row decides between two
 * administrators: the second one expects another state and gets a 409. Throws 404 and 409.
 */
export async function aprovar(
  em: Em,
  autor: Autor,
  { entregador_id, aprovacao }: Pedido,
): Promise<{ message: string }> {
  if (aprovacao === 'recusada') await conferirSeAindaCabe(em, entregador_id);
  const db = em.getKysely();
  const aprovado = await db
    .updateTable('entregador')
    .set({ ativo: true, aprovacao: null, recusada_em: null, recusa_motivo: null })
    .where('id', '=', entregador_id)
    .where('aprovacao', '=', aprovacao)
    .returning('nome_completo')
    .executeTakeFirst();
  if (!aprovado) throw await porQueNao(em, entregador_id);
  await db.insertInto('fila_entregador').values({ entregador_id }).execute();
  await auditar(em, autor, 'cadastro_aprovado', 'entregador', entregador_id, { antes: aprovacao });
  await avisar(em, { tipo: 'cadastro', entregador_id });
  return { message: `Cadastro aprovado: ${aprovado.nome_completo} já pode entrar.` };
}

type Recusa = z.output<typeof recusarCadastroSchema>;

/**
 * Refuses a waiting registration. The applicant reads the reason at the next login and may register again [aprovacao].
 * The audit does not store the reason, because it stores no texts about people. Throws 404 and 409.
 */
export async function recusar(em: Em, autor: Autor, { entregador_id, motivo }: Recusa): Promise<{ message: string }> {
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
