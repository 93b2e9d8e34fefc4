import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { BUSCA_MIN, type entregadorEncontradoSchema } from '@corre/contract/entregadores/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { semAcentos } from '../../base/sem-acentos.ts';

/** Maximum of results of one search. */
const RESULTADOS_MAX = 20;

/** SQL: position of a text in another, counted from 1. 0 if it does not occur. */
const lugarDe = (texto: string, onde: Expression<string>) => sql<number>`position(${texto} in ${onde})`;

/**
 * Finds active couriers whose name or user name contains the text, without case and accents. Names that start with it
 * come first. A text shorter than `BUSCA_MIN` finds nothing. It reads all active
 * couriers, a few hundred, but not their history.
 */
export async function buscarEntregadores(em: Em, q: string): Promise<z.output<typeof entregadorEncontradoSchema>[]> {
  const texto = chaveDoNome(q).replace(/^@/, '');
  if (texto.length < BUSCA_MIN) return [];
  const chave = semAcentos(sql<string>`nome_completo`);
  return em
    .getKysely()
    .selectFrom('entregador')
    .select(['id', 'nome_completo as nome', 'usuario', 'telefone_pessoal as telefone'])
    .where('ativo', '=', true)
    .where((eb) => eb.or([eb(lugarDe(texto, chave), '>', 0), eb(lugarDe(texto, sql<string>`lower(usuario)`), '>', 0)]))
    .orderBy((eb) => eb(lugarDe(texto, chave), '<>', 1))
    .orderBy(sql`lower(nome_completo)`)
    .orderBy('id')
    .limit(RESULTADOS_MAX)
    .execute();
}
