import { TIPOS_PAGAMENTO } from '@corre/contract/vocabulario.ts';
import { sql } from '@corre/db/sql.ts';
import { type Fato, horaDe, janelas, noAlcance, type Recorte } from './recorte.ts';

const tipo = sql.raw(`array_position('{${TIPOS_PAGAMENTO.join(',')}}'::text[], e.tipo_pagamento) - 1`);

/**
 * SQL: the deliveries that were counted in the spans by the kind of payment, and their amounts in cents [numeros].
 * Index `entrega_da_semana_do_comercio`, shop by shop.
 */
export const fatosDasEntregas = (recorte: Recorte) => sql<Fato>`
  select f.hora, 'total' as dimensao, 0 as chave, t.medida, f.valor, sum(t.quantas)::bigint as quantas
    from (
      select ${horaDe('e.data_entrega')} as hora, ${tipo} as valor, e.valor * 100 as centavos
        from ${janelas(recorte)}
        join comercio c on true
        join lateral (
          select x.data_entrega, x.tipo_pagamento, x.valor from entrega x
           where x.comercio_id = c.id and x.status = 'concluida' and x.data_entrega >= w.inicio and x.data_entrega < w.fim
             and ${noAlcance('x.data_entrega', recorte)}
             and x.semana_inicio >= semana_de(w.inicio) and x.semana_inicio <= semana_de(w.fim)
        ) e on true
    ) f
    join lateral (values ('tipo', 1), ('centavos', f.centavos)) t (medida, quantas) on true
   group by 1, 2, 3, 4, 5`;
