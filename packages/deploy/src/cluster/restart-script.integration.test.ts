import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);
const SCRIPT = path.resolve(import.meta.dirname, '../../../../deploy/restart-api');
let folder: string;
let servers: Server[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corre-restart-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server that answers `/readyz` with this status. */
async function answering(status: number): Promise<number> {
  const server = createServer((_req, res) => res.writeHead(status).end());
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Restarts these ports with a command that records them and fails for `failing`. */
async function restart(ports: number[], failing?: number) {
  const command = path.join(folder, 'again');
  const noted = path.join(folder, 'noted');
  await writeFile(command, `#!/bin/sh\necho "$1" >> ${noted}\n[ "$1" != "${failing}" ]\n`, { mode: 0o755 });
  const env = { ...process.env, CORRE_RESTART: command };
  const { stdout } = await run(SCRIPT, ports.map(String), { env }).catch((error) => error);
  return { said: stdout, noted: (await run('cat', [noted])).stdout.trim().split('\n').map(Number) };
}

it('restarts one port after another, each once the one before is ready', async () => {
  const ports = [await answering(200), await answering(200), await answering(200)];
  const { said, noted } = await restart(ports);
  expect(noted).toEqual(ports);
  expect(said.match(/reiniciada e pronta/g)).toHaveLength(3);
});

it('stops at the first that does not come back: those after it are not touched', async () => {
  const ports = [await answering(200), await answering(200), await answering(200)];
  expect((await restart(ports, ports[1])).noted).toEqual(ports.slice(0, 2));
});
