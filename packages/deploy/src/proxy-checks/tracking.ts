import { expect } from 'vitest';
import type { Check, World } from './check.ts';

/** Creates a request of the shop and returns its tracking link. */
async function newLink({ get, cookies, shop }: World): Promise<string> {
  const headers = { cookie: cookies.shop, 'content-type': 'application/json' };
  const named = `/api/comercio/${encodeURIComponent(shop)}`;
  const body = JSON.stringify({ endereco: 'Rua 15 de Novembro, 230', valor_estimado: 9.5 });
  const { solicitacao_ids } = JSON.parse(
    (await get(`${named}/solicitar-entrega`, { method: 'POST', headers, body })).text,
  );
  const rows: { id: number; rastreio_url: string }[] = JSON.parse(
    (await get(`${named}/solicitacoes`, { headers })).text,
  );
  return new URL(rows.find(({ id }) => id === solicitacao_ids[0])?.rastreio_url ?? '', 'https://localhost').pathname;
}

const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

export const TRACKING_CHECKS: readonly Check[] = [
  {
    name: 'the page of a tracking link passes as the API made it, with its own policy, each header once',
    async run(world) {
      const link = await newLink(world);
      const { status, headers, text } = await world.get(link);
      expect({ status, headers }).toMatchObject({ status: 200, headers: SECRET });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-[^,]*$/);
      expect(text).toContain('Rua 15 de Novembro');
      const byTheApi = await world.get(world.direct + link);
      expect(headers['content-security-policy']).toBe(byTheApi.headers['content-security-policy']);
    },
  },
  {
    name: 'what the page asks for and its answer by REST pass, too, and a link that never was is the API’s own 404',
    async run(world) {
      const link = await newLink(world);
      for (const where of [`${link}/estado`, `/api${link.replace('/r/', '/rastreio/')}`]) {
        expect(await world.get(where)).toMatchObject({ status: 200, headers: SECRET });
      }
      const unknown = await world.get('/r/AAAAAAAAAAAAAAAAAAAAAA');
      expect(unknown).toMatchObject({ status: 404, headers: SECRET });
      expect(unknown.text).toContain('Link não encontrado');
    },
  },
  {
    name: '‘Não é comigo’ leads back to the same address on the same host',
    async run(world) {
      const link = await newLink(world);
      const said = await world.get(`${link}/nao-e-comigo`, { method: 'POST' });
      expect([said.status, said.headers.location]).toEqual([303, link]);
      expect((await world.get(link)).text).toContain('Entrega encerrada');
    },
  },
];
