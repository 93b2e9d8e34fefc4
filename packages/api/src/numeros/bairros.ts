import type { Bairros } from '@corre/contract/numeros/lojas-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { porNome } from '@corre/db/sql.ts';

/** Returns the bairros that the figures know, by name. */
export const bairros = (em: Em): Promise<Bairros> =>
  em.getKysely().selectFrom('bairro').select(['id', 'nome']).orderBy(porNome('nome')).orderBy('id').execute();

/** Returns the names of the bairros by id. */
export const nomesDosBairros = async (em: Em): Promise<Map<number, string>> =>
  new Map((await bairros(em)).map(({ id, nome }) => [id, nome]));
