import type { NamedMigration } from '../migrate/migration.ts';
import { initial } from './20261123163844-initial.ts';
import { chaveEventosLer } from './20261123201149-chave-eventos-ler.ts';
import { chaveOrigens } from './20261123201723-chave-origens.ts';

/** Every migration, in order. `npm run migration -- create` writes this file. */
export const migrations: NamedMigration[] = [
  { name: '20261123163844-initial', ...initial },
  { name: '20261123201149-chave-eventos-ler', ...chaveEventosLer },
  { name: '20261123201723-chave-origens', ...chaveOrigens },
];
