import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { BUSCA_MIN, type entregadorEncontradoSchema } from '@corre/contract/entregadores/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { semAcentos } from '../../base/sem-acentos.ts';

/** Results of one search, at most. */
const RESULTADOS_MAX = 20;

/** Where a text begins in another, counted from 1; 0 when it is not there. */
const lugarDe = (texto: string, onde: Expression<string>) => sql<number>`position(${texto} in ${onde})`;

/**
 * Active couriers whose name or user name contains the text, without case and accents; those that begin with it first.
 * Fewer than two letters find nobody (docs/security.md, courier search). Reads the couriers, a few hundred, not their history.
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
