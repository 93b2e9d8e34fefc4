import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * The former release while the history has no tag of the API. It is the first commit whose migrations begin like the
 * present ones.
 */
const FIRST = 'b1d4c075';

/** The API of the former release, unpacked as files. */
export interface FormerRelease {
  /** The commit or tag. */
  name: string;
  /** Its `main.ts`. */
  main: string;
  remove: () => void;
}

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * Returns the tag or commit of the former release. Returns undefined without the history (a shallow clone, an unpacked
 * archive).
 */
export function formerRelease(): string | undefined {
  const name = git('describe', '--tags', '--abbrev=0', '--match', '@corre/api@*', 'HEAD^') ?? FIRST;
  return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) === undefined ? undefined : name;
}

/**
 * Unpacks the release's packages into a temporary folder. They import each other from there, and libraries from this
 * workspace's `node_modules`. The former release thus runs with the libraries of the next one.
 */
export function unpackRelease(name: string): FormerRelease {
  // The folder must not be below node_modules, because Node does not run TypeScript there.
  const folder = mkdtempSync(path.join(tmpdir(), 'corre-antes-'));
  const release = path.join(folder, 'release');
  mkdirSync(path.join(release, 'node_modules', '@corre'), { recursive: true });
  const archive = execFileSync('git', ['archive', name, 'package.json', 'packages'], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', release], { input: archive });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const entry of readdirSync(path.join(release, 'packages')))
    symlinkSync(path.join(release, 'packages', entry), path.join(release, 'node_modules', '@corre', entry));
  return {
    name,
    main: path.join(release, 'packages/api/src/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
