import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import manifest from '../package.json' with { type: 'json' };

const version = manifest.devDependencies['@sparticuz/chromium'];
const cache = path.resolve(import.meta.dirname, '../node_modules/.cache');
/** The package unpacks with rights for its owner alone, so each user of the machine has a folder. */
const unpacked = path.join(cache, `chromium-${version}-${process.getuid?.() ?? 0}`);
const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/**
 * Returns the path of the Chromium at `CHROMIUM_PATH`, or of the one from `@sparticuz/chromium`, which is unpacked once
 * a checkout. The package unpacks into the temporary folder and returns a file that another process is still writing.
 * So a process of its own unpacks into a new folder, and a rename publishes the folder when the folder is complete.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const executable = path.join(unpacked, 'chromium');
  if (await exists(executable)) return executable;
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(`${unpacked}-`);
  const env = { ...process.env, TMPDIR: fresh };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: import.meta.dirname,
    env,
  });
  try {
    await rename(fresh, unpacked);
  } catch (error) {
    // Another process was first.
    await rm(fresh, { recursive: true, force: true });
    if (!(await exists(executable))) throw error;
  }
  return executable;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Vitest's global setup of the project `browser`: the workers find the unpacked Chromium. */
export default async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = await chromiumPath();
}
