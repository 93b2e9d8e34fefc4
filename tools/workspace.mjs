/**
 * The common part of every command of the root. Plain JavaScript without dependencies, because it runs on the
 * machine's own Node (20 or newer) before anything is installed. The product itself runs on the Node 24 that npm
 * installs.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');
/** The path of the workspace's Node 24. */
export const node = path.join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
const stamp = path.join(root, 'node_modules', '.corre-lock');

/**
 * The environment of all programs of the workspace: Node 24 first, Nx quiet and without a daemon. Node's compile cache
 * is on, because compilation takes two thirds of the processor time of an API start. The tests start hundreds of
 * processes.
 */
export const environment = {
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node-compile'),
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
};

/** Returns the JavaScript file of a tool's command (`nx`, `vitest`, …), to be run with `node`. */
export function tool(packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const entry = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).bin;
  return path.join(folder, typeof entry === 'string' ? entry : entry[command]);
}

/**
 * Installs exactly what the lockfile names (`npm ci`); does nothing when the present lockfile is already installed.
 * Changes no file of the work tree.
 */
export async function install(say) {
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  say(
    existsSync(stamp)
      ? 'Atualizando as dependências…'
      : 'Instalando as dependências (só na primeira vez, cerca de um minuto)…',
  );
  const heartbeat = setInterval(() => say(`  … ${Math.round(process.uptime())} s`), 15_000);
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await capture(npm, ['ci', ...flags], { shell: process.platform === 'win32' });
  clearInterval(heartbeat);
  if (code !== 0 || !existsSync(node)) {
    process.stderr.write(output);
    fail(
      'Não foi possível instalar as dependências (npm ci). Confira a conexão com o registro do npm e tente de novo.',
    );
  }
  writeFileSync(stamp, lockHash());
  say(`Dependências instaladas em ${Math.round(process.uptime())} s.`);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** Prints one line and exits with code 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs a program to its end. `onLine` sees each line of its output as it comes; `output` is all of it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onLine?: (line: string) => void; timeoutSeconds?: number }} options
 * @returns {Promise<{ code: number; output: string }>}
 */
export function capture(program, args, { onLine, timeoutSeconds, env = environment, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...options,
    });
    const stop = () => killGroup(child);
    const timer = timeoutSeconds && setTimeout(stop, timeoutSeconds * 1000);
    process.once('exit', stop);
    let output = '';
    let rest = '';
    const collect = (chunk) => {
      output += chunk;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.once('error', (error) => collect(`${error.message}\n`));
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/**
 * Calls `stop` when npm, our parent, has ended. A signal to `npm start` ends npm and its shell, but the shell does not
 * pass the signal on. Without npm, the process may outlive its parent.
 */
export function endWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

/**
 * Runs a TypeScript program of the workspace in the foreground and exits with its code. The program has its own
 * process group, so that Ctrl-C reaches it only once, through this process. If this process is killed, the program
 * notices the closed channel.
 */
export function become(file, args = process.argv.slice(2), extra = {}) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(node, [file, ...args], { cwd: root, env: { ...environment, ...extra }, stdio, detached: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  endWithNpm(() => child.kill('SIGTERM'));
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGKILL'] ?? 0)));
}
