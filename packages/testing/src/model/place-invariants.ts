import { sql } from '@corre/db/sql.ts';

/** Invariants: the dispatch never crosses from one place (`praca`) to another (ADR 0096). */
export const QUEBRAS_DAS_PRACAS = {
  'what a shop has open is of its place': sql`
    select r.id from rota r join comercio c on c.id = r.comercio_id where r.praca_id <> c.praca_id and exists (
      select 1 from solicitacao s where s.rota_id = r.id and s.status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega'))`,
  'an offer is of its route’s place, and while it is open of its courier’s': sql`
    select o.id from oferta o join rota r on r.id = o.rota_id join fila_entregador f on f.entregador_id = o.entregador_id
     where o.praca_id <> r.praca_id or (o.resultado is null and o.praca_id <> f.praca_id)`,
  'a pause is of its route’s place': sql`
    select p.rota_id from pausa p join rota r on r.id = p.rota_id where p.praca_id <> r.praca_id`,
  'who has a delivery under way is of its place': sql`
    select s.id from solicitacao s join rota r on r.id = s.rota_id join fila_entregador f on f.entregador_id = s.entregador_id
     where s.status in ('aceita', 'em_retirada', 'em_entrega') and r.praca_id <> f.praca_id`,
} as const;
