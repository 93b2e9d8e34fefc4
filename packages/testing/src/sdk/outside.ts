import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../..');
const NPM = ['--no-audit', '--no-fund', '--loglevel=error'];

/** A folder outside the workspace, where a stranger's project stands. */
export interface Outside {
  folder: string;
  /** Runs a program of the project's own node_modules, or `node`. Returns its output, and throws it when it fails. */
  run(program: string, ...args: string[]): Promise<string>;
  close(): Promise<void>;
}

/** Packs the SDK, copies an example outside the workspace and installs both from the registry, with `more` packages. */
export async function takeOutside(example: string, ...more: string[]): Promise<Outside> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corre-outside-'));
  const copied = (file: string) => !/\/(node_modules|dist)$/.test(file);
  await cp(path.join(root, 'examples', example), folder, { recursive: true, filter: copied });
  await run('npm', ['pack', '--pack-destination', folder, ...NPM], { cwd: path.join(root, 'packages/sdk') });
  const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (!packed) throw new Error('npm packed nothing');
  await run('npm', ['install', `./${packed}`, ...more, ...NPM], { cwd: folder });
  return {
    folder,
    async run(program, ...args) {
      const file = program === 'node' ? process.execPath : path.join(folder, 'node_modules/.bin', program);
      const { stdout } = await run(file, args, { cwd: folder }).catch((error: { stdout?: string; stderr?: string }) => {
        throw new Error(`${program} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
      });
      return stdout;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
