import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PIX_WEBHOOK_PATH } from '@corre/contract/web-paths.ts';
import { createAuthority } from '@corre/demo/bank/certificates.ts';
import { expect } from 'vitest';
import { originOf } from '../proxy/settings.ts';
import { ask } from '../testing/ask.ts';
import type { Check } from './check.ts';

const WRONG_SECRET = `${PIX_WEBHOOK_PATH}/nobody-knows-this-secret/pix`;

export const BANK_CHECKS: readonly Check[] = [
  {
    name: 'the bank’s webhook takes callers with a certificate of the bank’s authority, and browsers show none',
    async run({ start, direct, get }) {
      const folder = await mkdtemp(path.join(tmpdir(), 'corre-banco-'));
      const bankCa = path.join(folder, 'banco-ca.pem');
      const [bank, other] = await Promise.all([
        createAuthority('Autoridade do banco'),
        createAuthority('Outra autoridade'),
      ]);
      await writeFile(bankCa, bank.cert);
      const proxy = await start({ bankCa });
      const origin = originOf(proxy.settings, proxy.settings.host);
      const call = (where: string, identity?: { cert: string; key: string }) =>
        ask(origin + where, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ pix: [] }),
          ...(identity && { identity }),
        });
      try {
        // Behind the proxy the API refuses a wrong secret in its own words.
        const inside = await get(direct + WRONG_SECRET, { method: 'POST' });
        const refused = await call(WRONG_SECRET);
        expect(refused.status).toBe(403);
        expect(refused.text).not.toBe(inside.text);
        const arrived = await call(WRONG_SECRET, await bank.client('Banco'));
        expect(arrived.status).toBe(inside.status);
        expect(arrived.headers['x-request-id']).toBeDefined();
        // A certificate of another authority ends in the handshake, or in a refusal.
        const foreign = await call(WRONG_SECRET, await other.client('Banco')).then(
          ({ status }) => status,
          () => 'no connection',
        );
        expect([400, 403, 'no connection']).toContain(foreign);
        expect((await ask(`${origin}/api/public/configuracao`)).status).toBe(200);
      } finally {
        await proxy.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  },
];
