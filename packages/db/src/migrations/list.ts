import type { NamedMigration } from '../migrate/migration.ts';
import { initial } from './20261123163844-initial.ts';
import { aplicativos } from './20261123201529-aplicativos.ts';
import { aplicativosValidar } from './20261123201830-aplicativos-validar.ts';

/** Every migration, in order. `npm run migration -- create` writes this file. */
export const migrations: NamedMigration[] = [
  { name: '20261123163844-initial', ...initial },
  { name: '20261123201529-aplicativos', ...aplicativos },
  { name: '20261123201830-aplicativos-validar', ...aplicativosValidar },
];
