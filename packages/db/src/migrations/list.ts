import type { NamedMigration } from '../migrate/migration.ts';
import { initial } from './20261123163844-initial.ts';
import { cotacao } from './20261123204428-cotacao.ts';

/** Every migration, in order. `npm run migration -- create` writes this file. */
export const migrations: NamedMigration[] = [
  { name: '20261123163844-initial', ...initial },
  { name: '20261123204428-cotacao', ...cotacao },
];
