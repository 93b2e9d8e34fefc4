import { Migration } from '@mikro-orm/migrations';

/** Which refusal in a row an offer's was: its repeat answers as the first did (docs/decisions/0013-routes-and-refusals.md). */
const refusalNumber = /* sql */ `
alter table oferta
  add column recusa int check (recusa >= 1),
  add check (recusa is null or resultado = 'recusada');
`;

export class RefusalNumber extends Migration {
  override up(): void {
    this.addSql(refusalNumber);
  }
}
