import { FOTO_MAX_BYTES } from '@corre/contract/fotos/regras.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sweep } from '../../runtime/sweep/sweep.ts';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
let foto: string;
/** 23°25'30.72" as three fractions of EXIF. */
const LATITUDE = Buffer.from(Uint32Array.of(23, 1, 25, 1, 3_072, 100).buffer);

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', PROVAS_POR_HORA: '3' });
  loja = await api.novo.comercio();
  const bytes = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#005f71' } })
    .withExif({
      IFD0: { Copyright: 'rua onde moro', Model: 'celular da Ana' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '23/1 25/1 3072/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '51/1 56/1 1944/100',
      },
    })
    .jpeg()
    .toBuffer();
  // The original picture does contain the place.
  expect((await sharp(bytes).metadata()).exif?.includes(LATITUDE)).toBe(true);
  foto = bytes.toString('base64');
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
  await ficarOnline(ana);
});

const enviar = (id: number, quem = ana, foto_base64 = foto) =>
  quem.cliente.post<{ detail: string }>(`/entregador/solicitacao/${id}/foto`, { foto_base64 });
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
  const { format, width, height, exif, xmp, iptc } = await sharp(bytes).metadata();
  expect({ format, width, height, exif, xmp, iptc }).toEqual({ format: 'webp', width: 1_280, height: 640 });
  for (const segredo of ['rua onde moro', 'celular da Ana', 'EXIF', LATITUDE])
    expect(bytes.includes(segredo)).toBe(false);
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

it('is seen by a key of its shop that reads deliveries, and by no other key', async () => {
  const id = await aCaminho();
  await enviar(id);
  const pelaChave = (chave: string) => fetch(`${api.base}/api/solicitacao/${id}/foto`, { headers: comChave(chave) });
  const por = async (quem: SignedIn, escopo: string) =>
    pelaChave((await criarChave(quem, { escopos: [escopo] })).chave);
  const vista = await por(loja, 'solicitacoes:ler');
  expect([vista.status, vista.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await por(await api.novo.comercio(), 'solicitacoes:ler')).status).toBe(404);
  const cega = await por(loja, 'solicitacoes:cancelar');
  expect([cega.status, cega.headers.get('www-authenticate')]).toEqual([
    403,
    'Bearer realm="corre", error="insufficient_scope", scope="solicitacoes:ler"',
  ]);
  expect((await pelaChave('corre_live_errada')).status).toBe(401);
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

it.each([
  ['a text', Buffer.from('não sou uma foto')],
  ['a drawing that may carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a document', Buffer.from('%PDF-1.7')],
  ['the beginning of a photo', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['a file of more than 5 MB', Buffer.alloc(FOTO_MAX_BYTES + 3, 0xff)],
])('%s is refused and leaves nothing', async (_, arquivo) => {
  const id = await aCaminho();
  const dita = await enviar(id, ana, arquivo.toString('base64'));
  expect([dita.status, typeof dita.body.detail]).toEqual([400, 'string']);
  expect((await baixar(id, loja)).status).toBe(404);
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
