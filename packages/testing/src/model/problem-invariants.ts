import { sql } from '@corre/db/sql.ts';

/** Invariants of problems and of the watchdog (ADR 0070). */
export const QUEBRAS_DOS_PROBLEMAS = {
  'an open problem is of a delivery under way, and of whoever has it': sql`
    select p.id from problema p join solicitacao s on s.id = p.solicitacao_id
     where p.encerrado_em is null
       and (s.status not in ('aceita', 'em_retirada', 'em_entrega') or s.entregador_id <> p.entregador_id)`,
  'an open question is of the step in which the delivery is, and of whoever has it': sql`
    select v.id from vigia v join solicitacao s on s.id = v.solicitacao_id
     where v.encerrada_em is null and (s.status <> v.etapa or s.entregador_id <> v.entregador_id)`,
  'whoever has a problem open is not asked': sql`
    select v.id from vigia v join problema p on p.solicitacao_id = v.solicitacao_id
     where v.encerrada_em is null and p.encerrado_em is null`,
  'an answer stands in the audit once': sql`
    select p.id from problema p
      left join (select (detalhes ->> 'problema_id')::int as id, count(*) as vezes from auditoria
                  where acao = 'responder-problema' group by 1) a on a.id = p.id
     where coalesce(a.vezes, 0) <> (p.acao is not null)::int`,
  'what was answered with a cancellation is cancelled, and nothing is said of it afterwards': sql`
    select p.id from problema p join solicitacao s on s.id = p.solicitacao_id
     where p.acao = 'cancelar' and (s.status <> 'cancelada'
        or exists (select 1 from problema q where q.solicitacao_id = p.solicitacao_id and q.id > p.id))`,
  'a delivery goes where the last answer with an address says': sql`
    select s.id from solicitacao s join lateral (
      select endereco_novo from problema where solicitacao_id = s.id and acao = 'novo_endereco' order by id desc limit 1) p on true
     where s.endereco <> p.endereco_novo`,
};
