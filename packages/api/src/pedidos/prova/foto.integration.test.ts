import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sweep } from '../../runtime/sweep/sweep.ts';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
let foto: string;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', PROVAS_POR_HORA: '3' });
  loja = await api.novo.comercio();
  const bytes = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#005f71' } })
    .withExif({ IFD0: { Copyright: 'rua onde moro' } })
    .jpeg()
    .toBuffer();
  foto = bytes.toString('base64');
});
afterAll(() => api.fechar());
beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
  await ficarOnline(ana);
});

const enviar = (id: number, quem = ana) =>
  quem.cliente.post<{ detail: string }>(`/entregador/solicitacao/${id}/foto`, { foto_base64: foto });
const baixar = (id: number, quem?: SignedIn) =>
  fetch(`${api.base}/api/solicitacao/${id}/foto`, quem ? { headers: { cookie: quem.cliente.cookie } } : {});

async function aCaminho(pedido: Record<string, unknown> = { exige_foto: true }): Promise<number> {
  const [id] = await pedir(loja, pedido);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return id;
}

it('is re-encoded, whole and without metadata, and lets the delivery end', async () => {
  const id = await aCaminho();
  expect((await enviar(id)).status).toBe(200);
  const bytes = Buffer.from(await (await baixar(id, loja)).arrayBuffer());
  const { format, width, height, exif } = await sharp(bytes).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1_280, height: 640, exif: undefined });
  expect(bytes.includes('rua onde moro')).toBe(false);
  await avancar(ana, id, 'finalizada');
});

it('is seen by its shop, its courier and the offices, and by nobody else', async () => {
  const id = await aCaminho();
  await enviar(id);
  const [outra, bia] = [await api.novo.comercio(), await api.novo.entregador()];
  const [suporte, admin] = [await api.novo.funcionario('suporte'), await api.novo.funcionario('admin')];
  for (const quem of [loja, ana, suporte, admin]) expect((await baixar(id, quem)).status).toBe(200);
  for (const quem of [outra, bia, undefined]) expect((await baixar(id, quem)).status).toBe(404);
});

it('is sent by the courier who has the delivery on the way, so often an hour', async () => {
  const [cedo] = await pedir(loja);
  expect((await enviar(cedo)).status).toBe(403);
  await aceitar(ana, cedo);
  expect((await enviar(cedo)).status).toBe(409);
  await avancar(ana, cedo, 'em_retirada', 'em_entrega');
  const ditas = [];
  for (let n = 0; n < 4; n += 1) ditas.push((await enviar(cedo)).status);
  expect(ditas).toEqual([200, 200, 200, 429]);
});

it('goes after 90 days, and the delivery stays', async () => {
  const id = await aCaminho();
  await enviar(id);
  const em = api.orm.em.fork();
  const envelhecer = (dias: number) =>
    em.execute(
      `update foto_prova set registrada_em = agora() - make_interval(days => ?), quando = agora() - make_interval(days => ?) where solicitacao_id = ?`,
      [dias, dias, id],
    );
  await envelhecer(89);
  await sweep({ orm: api.orm, config: api.config, vault: api.vault });
  expect((await baixar(id, loja)).status).toBe(200);
  await envelhecer(91);
  await sweep({ orm: api.orm, config: api.config, vault: api.vault });
  expect((await baixar(id, loja)).status).toBe(404);
});
