import type { Comercio, perfilDoComercioSchema } from '@corre/contract/comercios/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';

/** The active shops, by name, each with the number of its concluded deliveries (out of the weekly sums). */
export async function listarComercios(em: Em): Promise<Comercio[]> {
  return rows(
    em,
    sql<Comercio>`
      select c.id, c.nome, c.data_cadastro, c.senha_inicial,
             coalesce((select sum(r.total_entregas) from resumo_semanal r where r.comercio_id = c.id), 0) as total_entregas
        from comercio c where c.ativo
       order by c.nome_chave, c.id`,
  );
}

/** What a shop's panel shows of itself. */
export async function perfilDoComercio(em: Em, id: number): Promise<z.output<typeof perfilDoComercioSchema>> {
  return onlyRow(
    em,
    sql<z.output<typeof perfilDoComercioSchema>>`select id, nome, senha_inicial from comercio where id = ${id}`,
  );
}
