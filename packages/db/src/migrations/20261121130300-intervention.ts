import { Migration } from '@mikro-orm/migrations';

/** What support did to a delivery whose courier vanished (docs/decisions/0014-interventions-and-waiting.md). */
const intervention = /* sql */ `
create table intervencao (
  id int generated always as identity primary key,
  solicitacao_id int not null references solicitacao (id),
  acao text not null check (acao in ('transferir','finalizar','cancelar')),
  motivo text not null check (motivo = btrim(motivo) and motivo <> ''),
  funcionario_id int not null references funcionario (id),
  de_entregador_id int not null references entregador (id),
  para_entregador_id int references entregador (id),
  quando timestamptz not null,
  check ((acao = 'transferir') = (para_entregador_id is not null)),
  check (para_entregador_id <> de_entregador_id)
);
create index intervencao_da_solicitacao on intervencao (solicitacao_id, id desc);
-- whose delivery it was: his explanation of the queue
create index intervencao_do_entregador on intervencao (de_entregador_id, quando desc);
`;

export class Intervention extends Migration {
  override up(): void {
    this.addSql(intervention);
  }
}
