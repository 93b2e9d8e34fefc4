import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { caddyConfiguration } from '../proxy/caddy/configuration.ts';
import { EXAMPLE, originOf, type ProxySettings } from '../proxy/settings.ts';
import { listens } from './ask.ts';
import { selfSigned } from './self-signed.ts';

/** How long a start may take on a busy machine, in milliseconds. */
const PATIENCE_MS = 20_000;
/** The global part of an operator's own Caddyfile. */
const globals = '{\n\tadmin off\n\tauto_https disable_redirects\n}\n';

/** A real Caddy with the configuration of `npm run deploy:conf`. */
export interface RunningCaddy {
  origin: string;
  settings: ProxySettings;
  stop(): Promise<void>;
}

/**
 * Starts Caddy on free ports of 127.0.0.1. `program` is the path that `debianProgram('caddy')` returned; see
 * `startNginx`.
 */
export async function startCaddy(program: string, changes: Partial<ProxySettings> = {}): Promise<RunningCaddy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corre-caddy-'));
  const [https, http, tls] = await Promise.all([freePort(), freePort(), selfSigned(folder)]);
  const own = { host: 'localhost', listen: ['127.0.0.1'], https, http, ...tls, wellKnown: folder };
  const settings: ProxySettings = { ...EXAMPLE, ...own, ...changes };
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, globals + caddyConfiguration(settings));

  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], { cwd: folder, env });
  let printed = '';
  child.stdout.resume();
  child.stderr.setEncoding('utf8').on('data', (chunk) => (printed += chunk));
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const stop = async () => {
    process.off('exit', killWithUs);
    if (child.exitCode === null && child.signalCode === null) {
      // a graceful stop would wait for streams that a test left open
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + PATIENCE_MS; !(await listens(https)); await wait(30)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error(`Caddy did not start; it printed:\n${printed}`);
  }
  return { origin: originOf(settings, settings.host), settings, stop };
}
