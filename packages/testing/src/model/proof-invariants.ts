import { TENTATIVAS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import { sql } from '@corre/db/sql.ts';

/** Invariants of milestones and proofs (ADR 0069). */
export const QUEBRAS_DA_PROVA = {
  'what asks for its code ends with it, unless support let it go or finished it': sql`
    select s.id from solicitacao s where s.exige_codigo and s.status = 'finalizada'
       and not exists (select 1 from marco m where m.solicitacao_id = s.id and m.tipo in ('codigo_ok', 'codigo_dispensado'))
       and not exists (select 1 from intervencao i where i.solicitacao_id = s.id and i.acao = 'finalizar')`,
  'a right code is of a finished delivery': sql`
    select m.solicitacao_id from marco m join solicitacao s on s.id = m.solicitacao_id
     where m.tipo = 'codigo_ok' and s.status <> 'finalizada'`,
  'whoever asks for a code has one, and it is tried so often at most': sql`
    select s.id from solicitacao s left join codigo_entrega c on c.solicitacao_id = s.id
     where s.exige_codigo <> (c.solicitacao_id is not null) or c.tentativas > ${TENTATIVAS_DO_CODIGO}`,
  // A request that ended before it left the shop may still be returned.
  'what a courier notes comes after somebody left the shop with it, and is not told from the future': sql`
    select m.solicitacao_id from marco m join solicitacao s on s.id = m.solicitacao_id
      cross join lateral (select min(h.quando) as saiu from solicitacao_historico h
                           where h.solicitacao_id = m.solicitacao_id and h.status = 'em_entrega') h
     where m.ator_tipo = 'entregador' and (m.quando > m.registrado_em or m.quando < h.saiu - interval '1 millisecond'
        or h.saiu is null and (m.tipo <> 'devolvido' or s.status not in ('finalizada', 'cancelada')))`,
};
