import type { TipoFuncionario } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { acharPessoa, ContaRecusada } from './achar-pessoa.ts';
import { OPERADOR } from './contas.ts';
import { desativarFuncionario } from './desativar-funcionario.ts';

/** Ends a staff account for the operator. Returns the number of ended sessions. */
export async function encerrarConta(em: Em, user_type: TipoFuncionario, quem: string): Promise<number> {
  const { id } = await acharPessoa(em, user_type, quem);
  const encerradas = await desativarFuncionario(em, OPERADOR, id);
  if (encerradas === null) throw new ContaRecusada(`A conta ${user_type} "${quem}" já está encerrada.`);
  return encerradas;
}
