import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sweep } from '../../runtime/sweep/sweep.ts';

let api: TestApi;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;
let foto: string;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', VIGIA_VARREDURA_SEGUNDOS: '3600' });
  [loja, suporte] = [await api.novo.comercio(), await api.novo.funcionario('suporte')];
  const bytes = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#8a1f11' } })
    .withExif({ IFD0: { Copyright: 'rua onde moro' } })
    .jpeg()
    .toBuffer();
  foto = bytes.toString('base64');
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetTime(api.url);
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
  await ficarOnline(ana);
});

async function comProblema(): Promise<[number, number]> {
  const [id] = await pedir(loja);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  const { body } = await ana.cliente.post<{ problema: ProblemaDaEntrega }>(`/entregador/solicitacao/${id}/problema`, {
    motivo: 'avariado',
  });
  expect(body.problema.foto_em).toBeNull();
  return [id, body.problema.id];
}
const enviar = (problema_id: number, quem = ana) =>
  quem.cliente.post<{ detail: string; foto_em: string }>(`/entregador/problema/${problema_id}/foto`, {
    foto_base64: foto,
  });
const baixar = (problema_id: number, quem?: SignedIn) =>
  fetch(`${api.base}/api/problema/${problema_id}/foto`, quem ? { headers: { cookie: quem.cliente.cookie } } : {});

it('comes after the problem, re-encoded and without metadata, and stands on the board and in the timeline', async () => {
  const [id, problema_id] = await comProblema();
  const { status, body } = await enviar(problema_id);
  expect(status).toBe(200);
  expect((await enviar(problema_id)).body.foto_em).toBe(body.foto_em);
  const bytes = Buffer.from(await (await baixar(problema_id, loja)).arrayBuffer());
  const { format, width, exif } = await sharp(bytes).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 1_280, exif: undefined });
  expect(bytes.includes('rua onde moro')).toBe(false);
  const { foto_em } = body;
  expect((await suporte.cliente.get('/suporte/problemas')).body).toMatchObject([{ id: problema_id, foto_em }]);
  const linha = await suporte.cliente.get<EventoDaSolicitacao[]>(`/suporte/solicitacao/${id}/historico`);
  expect(linha.body.find(({ tipo }) => tipo === 'problema')).toMatchObject({
    problema_id,
    foto_em: expect.stringContaining(foto_em.slice(0, -1)),
  });
});

it('is seen by its shop, its courier and the offices, and by nobody else', async () => {
  const [, problema_id] = await comProblema();
  await enviar(problema_id);
  const [outra, bia] = [await api.novo.comercio(), await api.novo.entregador()];
  for (const quem of [loja, ana, suporte]) expect((await baixar(problema_id, quem)).status).toBe(200);
  for (const quem of [outra, bia, undefined]) expect((await baixar(problema_id, quem)).status).toBe(404);
});

it('is its courier’s alone to send, also when the answer was faster, and no longer after an hour', async () => {
  const [, problema_id] = await comProblema();
  const bia = await api.novo.entregador();
  expect((await enviar(problema_id, bia)).status).toBe(403);
  expect((await enviar(2_147_483_000)).status).toBe(404);
  await suporte.cliente.put(`/suporte/problema/${problema_id}`, { acao: 'trazer_de_volta' });
  expect((await enviar(problema_id)).status).toBe(200);
  await advanceTime(api.url, 3_601);
  expect((await enviar(problema_id)).body.detail).toBe(
    'Este problema já passou: a foto não vai mais. Se precisar, mande pelo chat.',
  );
});

it('is no picture when it is none', async () => {
  const [, problema_id] = await comProblema();
  const { status } = await ana.cliente.post(`/entregador/problema/${problema_id}/foto`, { foto_base64: 'bm8=' });
  expect(status).toBe(400);
  expect((await baixar(problema_id, loja)).status).toBe(404);
});

it('goes with the photos of deliveries, and what was said stays', async () => {
  const [, problema_id] = await comProblema();
  await enviar(problema_id);
  await api.orm.em
    .fork()
    .execute(`update foto_problema set registrada_em = agora() - interval '91 days' where problema_id = ?`, [
      problema_id,
    ]);
  await sweep({ orm: api.orm, config: api.config, vault: api.vault });
  expect((await baixar(problema_id, loja)).status).toBe(404);
  expect((await suporte.cliente.get('/suporte/problemas')).body).toMatchObject([{ id: problema_id, foto_em: null }]);
});
