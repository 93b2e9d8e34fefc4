import type { NamedMigration } from '../migrate/migration.ts';
import { initial } from './20261123163844-initial.ts';

/** Every migration, in order. `npm run migration -- create` writes this file. */
export const migrations: NamedMigration[] = [{ name: '20261123163844-initial', ...initial }];
