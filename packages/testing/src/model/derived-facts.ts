import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { sql } from '@corre/db/sql.ts';

/**
 * Facts that the dispatch stores redundantly to avoid look-ups (ADR 0012). They must never differ from the original
 * facts. Each statement finds the rows that break its sentence.
 */
export const FATOS_DERIVADOS = {
  'who holds an offer is marked so, and nobody else': sql`
    select f.entregador_id from fila_entregador f
     where f.com_oferta <> exists (select 1 from oferta o where o.entregador_id = f.entregador_id and o.resultado is null)`,
  'a route that is offered is marked so, and no other': sql`
    select r.id from rota r
     where r.com_oferta <> exists (select 1 from oferta o where o.rota_id = r.id and o.resultado is null)`,
  'a held route is not offered, and no route was before its time': sql`
    select o.id from oferta o join rota r on r.id = o.rota_id where r.retida or o.enviada_em < r.oferecer_apos`,
  'a route is held for a parcel that is not ready': sql`
    select r.id from rota r where r.retida and not exists (
      select 1 from solicitacao s where s.rota_id = r.id and s.status = 'aguardando' and s.pronto_em >= r.oferecer_apos
         and not exists (select 1 from marco m where m.solicitacao_id = s.id and m.tipo = 'pronto'))`,
  'deliveries under way and ways back are counted beside their courier': sql`
    select f.entregador_id from fila_entregador f
     where f.entregas_abertas <> (select count(*) from solicitacao s where s.entregador_id = f.entregador_id
                                   and s.status = any(${[...STATUS_EM_ANDAMENTO]}::text[]))
                             + (select count(*) from volta_a_loja v where v.entregador_id = f.entregador_id)`,
  'who may be woken is marked so, and nobody else': sql`
    select f.entregador_id from fila_entregador f
     where f.inscrito <> exists (select 1 from inscricao_push i where i.entregador_id = f.entregador_id)`,
  'who could be offered something and is silent has one silence under way, and nobody else': sql`
    select f.entregador_id from fila_entregador f
     where (f.online and not f.com_oferta and f.entregas_abertas = 0 and not f.alcancavel)
        <> exists (select 1 from silencio m where m.entregador_id = f.entregador_id and m.ate is null and m.fila_desde = f.fila_desde)`,
  'a pause of a waiting route is what its courier last answered, until its time is over': sql`
    select p.rota_id, p.entregador_id from pausa p join rota r on r.id = p.rota_id and r.aguardando
     where p.ate > agora() and p.motivo is distinct from (
       select case o.resultado when 'recusada' then 'pausa_recusa' when 'expirada' then 'pausa_expirada' else 'chamado' end
         from oferta o
        where o.rota_id = p.rota_id and o.entregador_id = p.entregador_id
          and (o.resultado in ('recusada', 'expirada') or (o.resultado = 'nao_entregue' and o.por_push))
        order by o.respondida_em desc, o.id desc limit 1)`,
} as const;

/** The configured lengths of the pauses, in seconds. */
export interface Pauses {
  PAUSA_RECUSA_SEGUNDOS: number;
  PAUSA_EXPIRADA_SEGUNDOS: number;
}

/** Returns the invariant that each answer with a pause keeps it for its whole length. */
export const pausesAreKept = ({ PAUSA_RECUSA_SEGUNDOS, PAUSA_EXPIRADA_SEGUNDOS }: Pauses) => ({
  'an answer to a waiting route keeps its courier from it for its time': sql`
    select o.id from oferta o join rota r on r.id = o.rota_id and r.aguardando
     where (o.resultado in ('recusada', 'expirada') or (o.resultado = 'nao_entregue' and o.por_push))
       and o.respondida_em + make_interval(secs => case o.resultado when 'recusada' then ${PAUSA_RECUSA_SEGUNDOS}::float8
                                                                    else ${PAUSA_EXPIRADA_SEGUNDOS}::float8 end) > agora()
       and not exists (select 1 from oferta d where d.rota_id = o.rota_id and d.entregador_id = o.entregador_id and d.id > o.id)
       and not exists (select 1 from pausa p where p.rota_id = o.rota_id and p.entregador_id = o.entregador_id and p.ate > agora())`,
});
