import type { TipoFuncionario } from '@corre/contract/vocabulario.ts';
import { Funcionario } from '@corre/db/funcionarios/funcionario.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import { type Autor, auditar } from '../auditoria/auditar.ts';
import { donosDoUsuario } from '../conta.queries.ts';

/** A new staff account. `usuario` is in small letters. */
export interface NovoFuncionario {
  user_type: TipoFuncionario;
  usuario: string;
  nome: string;
  senha_hash: string;
}

/**
 * Stores a staff account and returns its id. No courier may have the same user name, because a login without a type
 * tries both. The advisory lock is the same as that of a registration, so of two with one name the second is refused.
 */
export async function inserirFuncionario(em: Em, autor: Autor, novo: NovoFuncionario): Promise<number> {
  const chave = `corre.cadastro.usuario:${novo.usuario}`;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [chave]);
  const dono = await donosDoUsuario(em, novo.usuario).limit(1).executeTakeFirst();
  if (dono) throw new BusinessError('USUARIO_EM_USO');
  const id = await em.insert(Funcionario, novo);
  await auditar(em, autor, 'conta_criada', 'funcionario', id, { user_type: novo.user_type });
  return id;
}
