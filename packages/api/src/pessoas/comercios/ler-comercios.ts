import type { Comercio as ComercioListado, perfilDoComercioSchema } from '@corre/contract/comercios/contrato.ts';
import { Comercio } from '@corre/db/comercios/comercio.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';

/** Returns the active shops by name, each with the number of its concluded deliveries from the weekly sums. */
export const listarComercios = (em: Em): Promise<ComercioListado[]> =>
  em
    .getKysely()
    .selectFrom('comercio as c')
    .select(['c.id', 'c.nome', 'c.data_cadastro', 'c.senha_inicial'])
    .select(({ fn, selectFrom, lit }) =>
      fn
        .coalesce(
          selectFrom('resumo_semanal as r')
            .whereRef('r.comercio_id', '=', 'c.id')
            .select((sub) => sub.fn.sum<number>('r.total_entregas').as('soma')),
          lit(0),
        )
        .as('total_entregas'),
    )
    .where('c.ativo', '=', true)
    .orderBy('c.nome_chave')
    .orderBy('c.id')
    .execute();

/** Returns the data that a shop's panel shows about the shop. */
export const perfilDoComercio = (em: Em, id: number): Promise<z.output<typeof perfilDoComercioSchema>> =>
  em.findOneOrFail(Comercio, { id }, { fields: ['id', 'nome', 'senha_inicial'] });
