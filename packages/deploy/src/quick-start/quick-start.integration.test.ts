import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { debianProgram } from '../testing/debian-package.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');
/** Runs only where CI asks for it, because it builds everything again, for two minutes. */
const asked = process.env.CORRE_QUICK_START !== undefined && process.getuid?.() === 0;
const programs = asked ? [await debianProgram('nginx'), await debianProgram('pg_ctlcluster', ['postgresql'])] : [null];
const possible = !programs.includes(null) && existsSync('/usr/bin/unshare');

/** Returns the shell lines of the first code block below a heading. */
function linesBelow(heading: string, document: string): string {
  const below = document.slice(document.indexOf(`\n## ${heading}\n`));
  const [, lines] = /```sh\n([\s\S]*?)```/.exec(below) ?? [];
  if (!lines) throw new Error(`no lines below ${heading}`);
  return lines;
}

/** Replaces one line by another that works without the internet. Throws when the line is missing. */
function instead(text: string, pattern: RegExp, line: string): string {
  if (!pattern.test(text)) throw new Error(`the quick start has no line like ${pattern}`);
  return text.replace(pattern, () => line);
}

/**
 * A view of this machine with its own processes and network. Nothing written in it stays. Of the run's variables only
 * PATH goes in: the temporary folder of the run is not there.
 */
const inside = (folder: string) => `
set -euo pipefail
mount -t tmpfs -o size=6g none ${folder}
mkdir -p ${folder}/{up,work,root,libraries,library-work}
mount -t overlay none -o lowerdir=/,upperdir=${folder}/up,workdir=${folder}/work ${folder}/root
mount --rbind /dev ${folder}/root/dev
mount -t proc none ${folder}/root/proc
mount -t tmpfs none ${folder}/root/run && mkdir -p ${folder}/root/run/postgresql && chmod 1777 ${folder}/root/run/postgresql
mount -t tmpfs none ${folder}/root/tmp && chmod 1777 ${folder}/root/tmp
mkdir -p ${folder}/root${root} && mount --bind ${root} ${folder}/root${root}
mkdir -p ${folder}/root/mnt/{up,work} && mount -t tmpfs none ${folder}/root/mnt && mkdir ${folder}/root/mnt/{up,work}
ip link set lo up
exec env -i PATH="$PATH" chroot ${folder}/root bash -c 'cd / && exec bash /root/quick-start.sh'
`;

test.skipIf(!possible)(
  'the quick start of docs/operations.md leads, line by line, to a product that works',
  async () => {
    const [operations, observability, alerts, manifest] = await Promise.all(
      ['docs/operations.md', 'docs/observability.md', 'deploy/prometheus/alerts.yml', 'package.json'].map(read),
    );
    const { devDependencies } = JSON.parse(manifest ?? '') as { devDependencies: Record<string, string> };
    expect(operations).toContain(`/dist/v${devDependencies.node}/`);

    const standIns = path.join(import.meta.dirname, 'stand-ins');
    const libraries = `mount -t overlay none -o lowerdir=${root}/node_modules,upperdir=/mnt/up,workdir=/mnt/work node_modules`;
    const withoutInternet = instead(
      instead(linesBelow('From an empty server', operations ?? ''), /^curl .*nodejs\.org.*$/m, 'node --version'),
      /^git clone \S+ \/opt\/corre && cd \/opt\/corre$/m,
      `git clone -q --no-hardlinks ${root} /opt/corre && cd /opt/corre && mkdir node_modules && ${libraries}`,
    );
    const targets = [...(observability ?? '').matchAll(/- targets: \[(.*)\]/g)]
      .flatMap(([, list = '']) => list.match(/127\.0\.0\.1:300\d/g) ?? [])
      .join(' ');
    const names = [...new Set((alerts ?? '').match(/\bhost_\w+/g))].join(' ');
    expect(targets.split(' ')).toHaveLength(3);

    const folder = await mkdtemp(path.join(tmpdir(), 'corre-quick-start-'));
    const script = [
      'set -euo pipefail',
      `export PATH=${standIns}:$PATH HOME=/root npm_config_offline=true`,
      "git config --global --add safe.directory '*'",
      withoutInternet,
      `targets='${targets}' host_names='${names}'`,
      await readFile(path.join(import.meta.dirname, 'looked-at.sh'), 'utf8'),
    ].join('\n');
    const file = path.join(folder, 'quick-start.sh');
    await writeFile(file, script);
    // The mounts hide the folder, so the script is passed by its own file descriptor.
    const begin = inside(folder).replace(
      'exec env',
      `install -D /dev/fd/3 ${folder}/root/root/quick-start.sh\nexec env`,
    );
    let printed = '';
    try {
      const code = await new Promise<number | null>((resolve, reject) => {
        const options = ['--mount', '--net', '--pid', '--uts', '--fork', '--kill-child', '--propagation', 'private'];
        const line = `exec 3<"$1"; exec unshare ${options.join(' ')} bash -c "$2"`;
        // bash reads a person's .bashrc when its input is a socket, as Node's pipe is.
        const child = spawn('bash', ['-c', line, '-', file, begin], { stdio: ['ignore', 'pipe', 'pipe'] });
        for (const pipe of [child.stdout, child.stderr])
          pipe.setEncoding('utf8').on('data', (part) => (printed += part));
        child.once('error', reject).once('close', resolve);
      });
      expect(code === 0 ? '' : printed.slice(-6_000)).toBe('');
      expect(printed).toContain('== all of it was seen');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  900_000,
);
