import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@corre/db/embedded.ts';
import { addressOf } from '@corre/db/lines/address.ts';
import { initOrm } from '@corre/db/orm.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
let server: EmbeddedPostgres;
const file = (name: string) => path.join(folder, name);

/** Creates a self-signed certificate and the key of the server. */
function makeCertificate(name: string, names = 'DNS:localhost'): void {
  const subject = ['-subj', '/CN=corre', '-addext', `subjectAltName=${names}`];
  const out = ['-keyout', file(`${name}.key`), '-out', file(`${name}.crt`)];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...out];
  execFileSync('openssl', args, { stdio: 'ignore' });
}

/** Returns the server's data folder. It lies elsewhere if PostgreSQL's user cannot read root's folders. */
function dataFolder(): string {
  const { home } = JSON.parse(readFileSync(file('data-dir/cluster.json'), 'utf8'));
  return path.resolve(file('data-dir'), home, 'data');
}

/** Installs this certificate. The server uses it after it reloads its configuration. */
function show(certificate: string): void {
  const data = dataFolder();
  const { uid, gid } = statSync(data);
  for (const kind of ['key', 'crt']) {
    const shown = path.join(data, `server.${kind}`);
    writeFileSync(shown, readFileSync(file(`${certificate}.${kind}`)), { mode: 0o600 });
    chownSync(shown, uid, gid);
  }
}

/** Makes the running server refuse connections without TLS. */
async function demandTls(): Promise<void> {
  const data = dataFolder();
  show('server');
  writeFileSync(path.join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
  appendFileSync(path.join(data, 'postgresql.auto.conf'), "ssl = 'on'\n");
  await runSql(server.ownerUrl, 'select pg_reload_conf()');
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'corre-tls-'));
  makeCertificate('server');
  makeCertificate('by-ip', 'IP:127.0.0.1');
  makeCertificate('stranger');
  server = await startEmbedded({ dataDir: file('data-dir'), durable: false, log: () => undefined });
  await demandTls();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the server's address with these parameters. */
function urlWith(parameters: Record<string, string>, host = 'localhost'): string {
  const url = new URL(server.ownerUrl);
  url.hostname = host;
  url.search = new URLSearchParams(parameters).toString();
  return url.href;
}

const start = (parameters: Record<string, string>) =>
  startProcess({ DATABASE_URL: urlWith(parameters), CHAVE_DADOS: '0'.repeat(64) });

/** Counts the connections of a running process, with and without TLS. */
async function connections(): Promise<{ tls: number; clear: number }> {
  const client = new Client(addressOf(urlWith({ sslmode: 'require' })));
  await client.connect();
  const { rows } = await client.query(
    `select count(*) filter (where s.ssl)::int as tls, count(*) filter (where not s.ssl)::int as clear
       from pg_stat_ssl s join pg_stat_activity a using (pid) where a.application_name like 'corre%'`,
  );
  await client.end();
  return rows[0];
}

describe('a PostgreSQL that takes nothing but TLS', () => {
  it.each([{ sslmode: 'require' }, { sslmode: 'verify-full', sslrootcert: 'server.crt' }])(
    'is served by every connection of a process with %o',
    async ({ sslrootcert, sslmode }) => {
      const api = await start({ sslmode, ...(sslrootcert && { sslrootcert: file(sslrootcert) }) });
      expect((await fetch(`${api.base}/readyz`)).status).toBe(200);
      const { tls, clear } = await connections();
      expect(tls).toBeGreaterThan(1);
      expect(clear).toBe(0);
      await api.stop();
    },
  );

  it('refuses a process that comes without', async () => {
    await expect(start({})).rejects.toThrow('Não foi possível iniciar');
  });

  it('is refused when somebody else signed its certificate, or when nobody is named who may', async () => {
    const stranger = { sslmode: 'verify-full', sslrootcert: file('stranger.crt') };
    await expect(start(stranger)).rejects.toThrow('certificate');
    await expect(start({ sslmode: 'verify-full' })).rejects.toThrow('certificate');
  });
});

/** PostgreSQL's processes reload their configuration with a delay. */
const SOON = { timeout: 30_000 };

describe('a PostgreSQL whose certificate names', () => {
  const verified = (certificate: string, host: string) =>
    urlWith({ sslmode: 'verify-full', sslrootcert: file(`${certificate}.crt`) }, host);
  async function showNow(certificate: string): Promise<void> {
    show(certificate);
    await runSql(urlWith({ sslmode: 'no-verify' }), 'select pg_reload_conf()');
  }
  /** Checks that a single connection and a pooled one reach the address. */
  async function reach(url: string): Promise<void> {
    const client = new Client(addressOf(url));
    await client.connect().finally(() => client.end());
    const orm = await initOrm({ url, poolMax: 2 });
    await orm.em.execute('select 1').finally(() => orm.close());
  }

  it('its IP is known by it, and not by another name', async () => {
    await showNow('by-ip');
    await expect.poll(() => reach(verified('by-ip', '127.0.0.1')).then(() => 'reached', String), SOON).toBe('reached');
    await expect(reach(verified('by-ip', 'localhost'))).rejects.toThrow('certificate');
  });

  it('localhost is not that at its IP, whatever the network library takes for a name by itself', async () => {
    await showNow('server');
    await expect.poll(() => reach(verified('server', 'localhost')).then(() => 'reached', String), SOON).toBe('reached');
    await expect(reach(verified('server', '127.0.0.1'))).rejects.toThrow("127.0.0.1 is not in the cert's list");
    await reach(urlWith({ sslmode: 'verify-ca', sslrootcert: file('server.crt') }, '127.0.0.1'));
  });
});
