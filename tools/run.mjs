/**
 * `npm run <name> [-- …]`, for the commands that are one program of the workspace. Installs missing packages, then
 * becomes the program. Each program says its own options.
 */
import { become, fail, install } from './workspace.mjs';

const backup = 'packages/api/src/runtime/backup/backup-cli.ts';

/** The program of each command and its first arguments. */
const COMMANDS = {
  /** the product on one port, rebuilt when files change */
  dev: ['tools/dev-server.ts'],
  /** the missing migrations of a database, while servers continue to work */
  migrate: ['packages/api/src/runtime/migrate-cli.ts'],
  backup: [backup, 'backup'],
  restore: [backup, 'restore'],
  /** copies between databases */
  banco: [backup, 'banco'],
  /** the next migration, from the entities */
  migration: ['packages/db/src/schema/migration-command.ts'],
  /** the diagram and the table of triggers in the documents */
  er: ['packages/db/src/schema/er-command.ts'],
  /** the contract against the released ones (ADR 0004) */
  contract: ['packages/deploy/src/contract/contract-command.ts'],
  'deploy:conf': ['packages/deploy/src/conf/conf-command.ts'],
  release: ['packages/deploy/src/release/release-command.ts'],
  rehearsal: ['packages/deploy/src/rehearsal/rehearsal-command.ts'],
  /** the bill of materials of each named app (ADR 0041) */
  sbom: ['packages/deploy/src/sbom/sbom-command.ts'],
  simulate: ['bench/city/city.ts'],
  soak: ['bench/soak/soak.ts'],
};

const [name = '', ...args] = process.argv.slice(2);
const [program, ...first] = COMMANDS[name] ?? fail(`No such command: ${name}`);
await install((line) => console.error(line));
become(program, [...first, ...args]);
