import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let api: TestApi;
let entregador: SignedIn;
let loja: SignedIn;
beforeAll(async () => {
  api = await startApi({ FOTOS_POR_HORA: '1000' });
  entregador = await api.novo.entregador();
  loja = await api.novo.comercio('Doces & Cia');
});
afterAll(() => api.close());

const quadro = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const enviar = (de: SignedIn, foto_base64: unknown, mais: object = {}) =>
  de.cliente.post<{ message: string; detail: string }>('/upload/foto', { foto_base64, ...mais });
const dataUrl = (bytes: Buffer, tipo: string) => `data:${tipo};base64,${bytes.toString('base64')}`;
const baixar = (caminho: string, headers: Record<string, string> = {}) =>
  fetch(`${api.base}/api${caminho}`, { headers: { cookie: entregador.cliente.cookie, ...headers } });
const temFoto = async (caminho: string, quem = loja.cliente) =>
  (await quem.get<{ has_foto: boolean }>(`/has-foto/${caminho}`)).body.has_foto;

// [foto]
describe('upload', () => {
  test('JPG, PNG, GIF and WebP become a 512×512 WebP, whatever the name says', async () => {
    for (const tipo of ['jpeg', 'png', 'gif', 'webp'] as const) {
      const bytes = await quadro().toFormat(tipo).toBuffer();
      const { status, body } = await enviar(entregador, dataUrl(bytes, 'text/plain'));
      expect([status, body.message]).toEqual([200, 'Foto de perfil enviada com sucesso!']);
      const foto = await baixar(`/foto/entregador/${entregador.id}`);
      expect(foto.headers.get('content-type')).toBe('image/webp');
      const medidas = await sharp(Buffer.from(await foto.arrayBuffer())).metadata();
      expect([medidas.format, medidas.width, medidas.height]).toEqual(['webp', 512, 512]);
    }
  });

  test('bare base64 and the whole payload work, and metadata is gone', async () => {
    const jpg = await quadro()
      .withExif({ IFD0: { Copyright: 'rua onde moro' } })
      .jpeg()
      .toBuffer();
    const payload = { user_id: String(entregador.id), user_type: 'entregador' };
    expect((await enviar(entregador, jpg.toString('base64'), payload)).status).toBe(200);
    const bytes = Buffer.from(await (await baixar(`/foto/entregador/${entregador.id}`)).arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('rua onde moro')).toBe(false);
  });

  test('a picture taken lying down is stored upright', async () => {
    const metades = await quadro(400, 400)
      .composite([{ input: await quadro(400, 200).negate().png().toBuffer(), top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    await enviar(entregador, metades.toString('base64'));
    const bytes = Buffer.from(await (await baixar(`/foto/entregador/${entregador.id}`)).arrayBuffer());
    const { data } = await sharp(bytes)
      .extract({ left: 10, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
  });

  test('no file, a file that is no photo, an SVG and a broken photo are refused with a text', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    const cortada = (await quadro().png().toBuffer()).subarray(0, 60);
    expect((await enviar(entregador, '')).body.detail).toBe('Selecione uma foto primeiro');
    expect((await enviar(entregador, undefined)).body.detail).toBe('Selecione uma foto primeiro');
    expect((await enviar(entregador, 'data:image/png;base64,')).body.detail).toBe('Selecione uma foto primeiro');
    for (const arquivo of [Buffer.from('MZ programa'), svg, cortada]) {
      const { status, body } = await enviar(entregador, dataUrl(arquivo, 'image/png'));
      expect([status, body.detail]).toEqual([400, 'Arquivo inválido. Envie uma foto JPG, PNG, GIF ou WebP.']);
    }
  });

  test('more than 5 MB, or more pixels than a camera takes, is refused', async () => {
    const grande = Buffer.concat([await quadro().png().toBuffer(), Buffer.alloc(5_242_880)]);
    const { status, body } = await enviar(entregador, dataUrl(grande, 'image/png'));
    expect([status, body.detail]).toEqual([400, 'Arquivo muito grande. Máximo 5MB.']);
    const pesada = 'Foto grande demais. Envie uma de até 24 megapixels.';
    for (const [largura, altura] of [
      [9000, 9000],
      [4900, 4899],
    ] as const) {
      const bomba = await quadro(largura, altura).png().toBuffer();
      expect(await enviar(entregador, dataUrl(bomba, 'image/png'))).toMatchObject({
        status: 400,
        body: { detail: pesada },
      });
    }
  });

  // [papeis]
  test('nobody uploads for another account; a shop may be named by its name', async () => {
    const foto = (await quadro().png().toBuffer()).toString('base64');
    const outro = await api.novo.entregador();
    expect((await enviar(entregador, foto, { user_id: outro.id, user_type: 'entregador' })).status).toBe(403);
    expect((await enviar(entregador, foto, { user_type: 'comercio' })).status).toBe(403);
    expect((await enviar(loja, foto, { user_id: 'Outra Loja', user_type: 'comercio' })).status).toBe(403);
    expect((await enviar(loja, foto, { user_id: 'DOCES & CIA', user_type: 'comercio' })).status).toBe(200);
    expect(await temFoto(`entregador/${outro.id}`)).toBe(false);
    const admin = await api.novo.funcionario('admin');
    expect((await enviar(admin, foto)).status).toBe(403);
    expect((await api.anonymous().post('/upload/foto', { foto_base64: foto })).status).toBe(401);
  });
});

test('an account sends so many photos an hour, and reads when to come back', async () => {
  const outra = await startApi({ FOTOS_POR_HORA: '2' });
  const { cliente } = await outra.novo.entregador();
  const foto_base64 = (await quadro().png().toBuffer()).toString('base64');
  const pedir = () => cliente.post('/upload/foto', { foto_base64 });
  expect([(await pedir()).status, (await pedir()).status]).toEqual([200, 200]);
  const recusa = await pedir();
  expect([recusa.status, Number(recusa.headers.get('retry-after'))]).toEqual([429, expect.toSatisfy((s) => s > 3_000)]);
  await outra.close();
});

describe('without a session', () => {
  const anonimas = async (id: number | string, tipo = 'entregador') => [
    (await fetch(`${api.base}/api/foto/${tipo}/${id}`)).status,
    (await fetch(`${api.base}/api/foto/${tipo}/${id}?tamanho=64`, { headers: { cookie: 'corre_sessao=x' } })).status,
    await temFoto(`${tipo}/${id}`, api.anonymous()),
  ];

  test('a courier who is not in the ranking has no face, and is like one who does not exist', async () => {
    expect(await temFoto(`entregador/${entregador.id}`)).toBe(true);
    expect(await anonimas(entregador.id)).toEqual([404, 404, false]);
    expect(await anonimas(999_999)).toEqual([404, 404, false]);
    expect(await anonimas(loja.id, 'comercio')).toEqual([404, 404, false]);
    const recusa = await fetch(`${api.base}/api/foto/entregador/${entregador.id}`);
    expect([recusa.headers.get('cache-control'), await recusa.json()]).toEqual([
      'no-store',
      { detail: 'Foto não encontrada', codigo: 'FOTO_NAO_ENCONTRADA', request_id: expect.any(String) },
    ]);
  });

  test('one whom the ranking shows has one, until they opt out', async () => {
    const em = api.orm.em.fork();
    await em.execute(
      `insert into resumo_semanal (semana_inicio, entregador_id, comercio_id, total_entregas, total_quantidade, total_valor)
       values (semana_de(agora()) - 7, ?, ?, 5, 5, 50)`,
      [entregador.id, loja.id],
    );
    expect(await anonimas(entregador.id)).toEqual([200, 200, true]);
    const foto = await fetch(`${api.base}/api/foto/entregador/${entregador.id}`);
    expect([foto.headers.get('cache-control'), foto.headers.get('vary')]).toEqual([
      'public, max-age=300',
      expect.stringContaining('Cookie'),
    ]);
    await entregador.cliente.put(`/entregador/${entregador.id}/preferencias`, { aparece_no_ranking: false });
    expect(await anonimas(entregador.id)).toEqual([404, 404, false]);
  });
});

describe('reading', () => {
  test('has-foto and the photo answer for an id and for a shop’s name', async () => {
    const nome = encodeURIComponent('Doces & Cia');
    expect(await temFoto(`comercio/${nome}`)).toBe(true);
    expect(await temFoto(`comercio/${loja.id}`)).toBe(true);
    expect(await temFoto('comercio/Loja%20Nenhuma')).toBe(false);
    expect(await temFoto('admin/1')).toBe(false);
    expect((await baixar(`/foto/comercio/${nome}`)).status).toBe(200);
    const nenhuma = await baixar('/foto/entregador/999999');
    expect([nenhuma.status, await nenhuma.json()]).toEqual([
      404,
      { detail: 'Foto não encontrada', codigo: 'FOTO_NAO_ENCONTRADA', request_id: expect.any(String) },
    ]);
    expect((await baixar('/foto/gato/1')).status).toBe(400);
  });

  test('an unchanged photo is not sent again', async () => {
    const caminho = `/foto/comercio/${loja.id}`;
    const etag = (await baixar(caminho)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+\.512"$/);
    // fetch adds 'no-cache' to conditional requests. A browser's image loader does not.
    const condicional = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const repetida = await baixar(caminho, condicional);
    expect([repetida.status, await repetida.text()]).toEqual([304, '']);
    expect(repetida.headers.get('cache-control')).toBe('private, max-age=300');
    await enviar(loja, (await quadro(50, 80).negate().png().toBuffer()).toString('base64'));
    expect((await baixar(caminho, condicional)).status).toBe(200);
  });

  test('a list asks for a small one', async () => {
    const medir = async (tamanho: string) => {
      const foto = await baixar(`/foto/comercio/${loja.id}?tamanho=${tamanho}`);
      return foto.status === 200 ? (await sharp(Buffer.from(await foto.arrayBuffer())).metadata()).width : foto.status;
    };
    expect(await medir('48')).toBe(64);
    expect(await medir('128')).toBe(128);
    expect(await medir('512')).toBe(512);
    for (const errado of ['31', '513', 'grande', '1e9']) expect(await medir(errado)).toBe(400);
  });

  test('a removed courier has no public photo', async () => {
    const saindo = await api.novo.entregador();
    await enviar(saindo, (await quadro().png().toBuffer()).toString('base64'));
    expect(await temFoto(`entregador/${saindo.id}`)).toBe(true);
    const admin = await api.novo.funcionario('admin');
    await admin.cliente.delete(`/admin/entregadores/${saindo.id}`);
    expect(await temFoto(`entregador/${saindo.id}`)).toBe(false);
  });
});
