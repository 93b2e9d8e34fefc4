import { Migration } from '@mikro-orm/migrations';
import { access } from './initial/access.ts';
import { deliveries } from './initial/deliveries.ts';
import { dispatch } from './initial/dispatch.ts';
import { foundations } from './initial/foundations.ts';
import { people } from './initial/people.ts';

/** The whole schema of the product, in one transaction; each part is a file of plain SQL under `initial/`. */
export class Initial extends Migration {
  override up(): void {
    for (const part of [foundations, people, access, dispatch, deliveries]) this.addSql(part);
  }
}
