import { Migration } from '@mikro-orm/migrations';

/**
 * Messages and marks of a route move under the first stop that its courier holds (docs/decisions/0025-one-card-per-route.md).
 * The sequence starts anew in the order of sending; a party has read as far as all that it had read before.
 */
export const routeChat = /* sql */ `
create temporary table conversa_da_parada on commit drop as
  select s.id, min(s.id) over (partition by s.rota_id, s.entregador_id) as principal,
         count(*) over (partition by s.rota_id, s.entregador_id) as paradas
    from solicitacao s where s.entregador_id is not null;
delete from conversa_da_parada where paradas = 1;

create temporary table mensagem_nova on commit drop as
  select m.id, v.principal, m.remetente_tipo,
         row_number() over (partition by v.principal order by m.data_envio, m.solicitacao_id, m.sequencia) as sequencia,
         m.sequencia <= coalesce((select l.ate_sequencia from leitura l
            where l.solicitacao_id = m.solicitacao_id and l.leitor_tipo <> m.remetente_tipo), 0) as lida
    from mensagem m join conversa_da_parada v on v.id = m.solicitacao_id;

delete from leitura l using conversa_da_parada v where v.id = l.solicitacao_id;
-- first out of the way of one another: the pair of request and sequence is unique
update mensagem m set sequencia = m.sequencia + 1000000 from mensagem_nova n where n.id = m.id;
update mensagem m set solicitacao_id = n.principal, sequencia = n.sequencia from mensagem_nova n where n.id = m.id;
insert into leitura (solicitacao_id, leitor_tipo, ate_sequencia)
  select n.principal, case n.remetente_tipo when 'comercio' then 'entregador' else 'comercio' end, max(n.sequencia)
    from mensagem_nova n
   where n.lida and not exists (select 1 from mensagem_nova antes
     where antes.principal = n.principal and antes.remetente_tipo = n.remetente_tipo and antes.sequencia < n.sequencia and not antes.lida)
   group by 1, 2;
`;

export class RouteChat extends Migration {
  override up(): void {
    this.addSql(routeChat);
  }
}
