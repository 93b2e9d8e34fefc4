import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { BUSCA_MIN, type entregadorEncontradoSchema } from '@corre/contract/entregadores/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';

/** Results of one search, at most. */
const RESULTADOS_MAX = 20;

const COM_ACENTO = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const SEM_ACENTO = 'aaaaaeeeeiiiiooooouuuucn';

/**
 * Active couriers whose name or user name contains the text, without case and accents; those that begin with it first.
 * Fewer than two letters find nobody (docs/security.md, courier search). Reads the couriers, a few hundred, not their history.
 */
export async function buscarEntregadores(em: Em, q: string): Promise<z.output<typeof entregadorEncontradoSchema>[]> {
  const texto = chaveDoNome(q).replace(/^@/, '');
  if (texto.length < BUSCA_MIN) return [];
  return rows(
    em,
    sql<z.output<typeof entregadorEncontradoSchema>>`
      select id, nome_completo as nome, usuario, telefone_pessoal as telefone
        from (select e.*, translate(lower(nome_completo), ${COM_ACENTO}, ${SEM_ACENTO}) as chave from entregador e where ativo) e
       where position(${texto} in chave) > 0 or position(${texto} in lower(usuario)) > 0
       order by position(${texto} in chave) <> 1, lower(nome_completo), id
       limit ${RESULTADOS_MAX}`,
  );
}
