/**
 * How `nx release` reads and writes a version (ADR 0041): in the app's package.json and in the lockfile's copy. Nx's
 * own actions need @nx/js, which lags behind nx. Our workspaces name each other by `*`, so no dependency changes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nx from 'nx/release/index.js';

const MANIFEST = 'package.json';
const LOCKFILE = 'package-lock.json';

const versionIn = (text) => JSON.parse(text).version;
/** Replaces only the version's line, so that the rest of the file keeps its formatting. */
const withVersion = (text, version) => text.replace(/^( {2}"version": )"[^"]+"/m, `$1"${version}"`);

export default class PackageVersion extends nx.VersionActions {
  validManifestFilenames = [MANIFEST];

  async readCurrentVersionFromSourceManifest(tree) {
    const manifestPath = path.posix.join(this.projectGraphNode.data.root, MANIFEST);
    return { currentVersion: versionIn(tree.read(manifestPath, 'utf8')), manifestPath };
  }

  async readCurrentVersionFromRegistry() {
    throw new Error('Corre is published to no registry: its versions are read from tags');
  }

  async readCurrentVersionOfDependency() {
    return { currentVersion: null, dependencyCollection: null };
  }

  async updateProjectVersion(tree, version) {
    return this.manifestsToUpdate.map(({ manifestPath }) => {
      tree.write(manifestPath, withVersion(tree.read(manifestPath, 'utf8'), version));
      return `${manifestPath}: ${version}`;
    });
  }

  async updateProjectDependencies() {
    return [];
  }
}

/** Updates the lockfile, which contains the version of every workspace. */
export async function afterAllProjectsVersioned(cwd, { dryRun }) {
  const file = path.join(cwd, LOCKFILE);
  if (dryRun || !existsSync(file)) return { changedFiles: [], deletedFiles: [] };
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (/^(apps|packages)\/[^/]+$/.test(folder))
      entry.version = versionIn(readFileSync(path.join(cwd, folder, MANIFEST), 'utf8'));
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  return { changedFiles: [LOCKFILE], deletedFiles: [] };
}
