import { Migration } from '@mikro-orm/migrations';

/** The shop's own place, and what the lists of a week read (docs/decisions/0012-shop-place-and-lists.md). */
const shopPlace = /* sql */ `
alter table comercio
  add column endereco_retirada text
    check (endereco_retirada = btrim(endereco_retirada) and endereco_retirada <> ''),
  add column link_loja text check (link_loja like 'https://%');

-- closed requests of the last days, for a shop and for support; the courier's is solicitacao_do_entregador
create index solicitacao_encerrada_do_comercio on solicitacao (comercio_id, data_status desc) include (id)
  where status in ('finalizada','cancelada');
create index solicitacao_encerrada on solicitacao (data_status desc) include (id)
  where status in ('finalizada','cancelada');
`;

export class ShopPlace extends Migration {
  override up(): void {
    this.addSql(shopPlace);
  }
}
