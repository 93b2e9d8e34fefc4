import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { nginxConfiguration } from '../proxy/nginx/configuration.ts';
import { EXAMPLE, originOf, type ProxySettings } from '../proxy/settings.ts';
import { listens } from './ask.ts';
import { selfSigned } from './self-signed.ts';

/** How long a start or a reload may take on a busy machine, in milliseconds. */
const PATIENCE_MS = 20_000;
/** Debian has it in a package of its own. */
export const BROTLI_MODULE = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';

/** A real nginx with the configuration of `npm run deploy:conf`. */
export interface RunningNginx {
  /** `https://localhost:<port>`; the public site answers for any host */
  origin: string;
  settings: ProxySettings;
  /** its folder: `nginx.conf`, `corre.conf`, `error.log` */
  folder: string;
  /** Reloads with changed settings, such as other API processes, as an operator does. Old connections continue. */
  reload(changes: Partial<ProxySettings>): Promise<void>;
  stop(): Promise<void>;
}

type Make = (settings: ProxySettings) => string;

/** nginx's main configuration, like a distribution's nginx.conf, below our folder and in the foreground. */
const around = (folder: string, brotli: boolean) => `
${brotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
${process.getuid?.() === 0 ? 'user root root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server_names_hash_bucket_size 128;
  include ${folder}/corre.conf;
}
`;

/** Returns nginx's workers. A worker that is shutting down says so in its process title. */
async function workers(master: number): Promise<string[]> {
  const pids = (await readFile(`/proc/${master}/task/${master}/children`, 'utf8')).trim().split(' ');
  const titled = pids.map(async (pid) => `${pid} ${await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')}`);
  return (await Promise.all(titled)).filter((title) => title.includes('worker process') && !title.includes('shutting'));
}

/** Sends SIGHUP and waits until no old worker accepts connections. */
async function renew(master: number): Promise<void> {
  const before = await workers(master);
  process.kill(master, 'SIGHUP');
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(30)) {
    const now = await workers(master);
    if (now.length > 0 && !now.some((title) => before.includes(title))) return;
  }
  throw new Error('nginx did not take the new configuration');
}

async function writeFiles(folder: string, settings: ProxySettings, make: Make): Promise<void> {
  await writeFile(path.join(folder, 'corre.conf'), make(settings));
  await writeFile(path.join(folder, 'nginx.conf'), around(folder, settings.brotli));
}

/**
 * Starts nginx on free ports of 127.0.0.1 with a self-made certificate. `program` is the path that
 * `debianProgram('nginx')` returned. `settings` are the differences from the example: API processes, folder of the
 * apps, mode. `make` writes the file.
 */
export async function startNginx(
  program: string,
  settings: Partial<ProxySettings> = {},
  make: Make = nginxConfiguration,
): Promise<RunningNginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corre-nginx-'));
  const [https, http, tls] = await Promise.all([freePort(), freePort(), selfSigned(folder)]);
  const own = { host: 'localhost', listen: ['127.0.0.1'], https, http, ...tls, wellKnown: folder };
  let current: ProxySettings = { ...EXAMPLE, ...own, ...settings };
  await writeFiles(folder, current, make);

  const child = spawn(program, [
    '-p',
    folder,
    '-c',
    path.join(folder, 'nginx.conf'),
    '-e',
    path.join(folder, 'error.log'),
  ]);
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => (printed += chunk));
  const killWithUs = () => child.kill('SIGTERM');
  process.once('exit', killWithUs);
  const stop = async () => {
    process.off('exit', killWithUs);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };

  for (const deadline = Date.now() + PATIENCE_MS; !(await listens(https)); await wait(30)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error(`nginx did not start; it printed:\n${printed}`);
  }
  return {
    origin: originOf(current, current.host),
    settings: current,
    folder,
    async reload(changes) {
      current = { ...current, ...changes };
      await writeFiles(folder, current, make);
      if (child.pid !== undefined) await renew(child.pid);
    },
    stop,
  };
}
