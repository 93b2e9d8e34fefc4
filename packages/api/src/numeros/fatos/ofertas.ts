import { sql } from '@corre/db/sql.ts';
import { daLoja, doEntregador } from '../../base/escopo.ts';
import { OFERTA, RECUSAS } from './medidas.ts';
import { type Fato, horaDe, janelas, noAlcance, type Recorte } from './recorte.ts';

/** A first offer later than this after the release means that nobody was free, in seconds [numeros]. */
const NINGUEM_LIVRE_SEGUNDOS = 60;

/** SQL: the code of an offer's result. */
const resultado = sql.raw(
  `case coalesce(o.resultado, 'aberta') ${Object.entries(OFERTA)
    .map(([nome, codigo]) => `when '${nome}' then ${codigo}`)
    .join(' ')} end`,
);
const motivo = sql.raw(
  `case when o.resultado = 'recusada' then coalesce(array_position('{${RECUSAS.slice(1).join(',')}}'::text[], o.motivo_recusa), 0) end`,
);
const mostrada = sql.raw(
  `case when o.vista_em is not null or o.resultado in ('aceita', 'recusada') then ${OFERTA.mostrada} end`,
);

/**
 * SQL: the offers that were sent in the spans, and how many offers the accepted routes had needed [numeros]. Indexes
 * `oferta_por_envio`, `oferta_do_entregador`, `oferta_por_rota`.
 */
export const fatosDasOfertas = (recorte: Recorte) => sql<Fato>`
  select f.hora, 'total' as dimensao, 0 as chave, f.medida, f.valor, count(*) as quantas
    from (
      select ${horaDe('o.enviada_em')} as hora, t.medida, t.valor
        from ${janelas(recorte)}
        join oferta o on o.enviada_em >= w.inicio and o.enviada_em < w.fim and ${noAlcance('o.enviada_em', recorte)}
         and ${doEntregador('o.entregador_id', recorte.sujeito.entregador)}
        join rota r on r.id = o.rota_id and ${daLoja('r.comercio_id', recorte.sujeito.loja)}
        left join lateral (
          select count(*)::int as ofertas, min(x.enviada_em) as primeira from oferta x where x.rota_id = o.rota_id
        ) n on o.resultado = 'aceita'
        join lateral (values
          ('oferta', ${resultado}), ('oferta', ${mostrada}), ('recusa', ${motivo}), ('precisou', n.ofertas),
          ('sem_ninguem', case when n.primeira > r.liberada_em + make_interval(secs => ${sql.lit(NINGUEM_LIVRE_SEGUNDOS)}) then 0 end)
        ) t (medida, valor) on t.valor is not null
    ) f
   group by 1, 2, 3, 4, 5`;
