import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
  await ficarOnline(ana);
});

const LUGAR = { latitude: -23.42046, longitude: -51.93331, precisao: 8 };
const compartilhar = (quem: SignedIn, compartilha_localizacao: boolean) =>
  quem.cliente.put(`/entregador/${quem.id}/preferencias`, { compartilha_localizacao });
const enviar = (quem: SignedIn, lugar: object = LUGAR, de = quem) =>
  quem.cliente.put(`/entregador/${de.id}/localizacao`, lugar);
const lida = (id: number, por = loja) =>
  por.cliente.get(`/comercio/${encodeURIComponent(loja.nome)}/solicitacoes/${id}/localizacao`);
const guardadas = () => api.orm.em.fork().execute('select entregador_id, latitude, precisao from localizacao');

/** Creates a request that Ana carries. */
async function naMao(pedido: Record<string, unknown> = {}): Promise<number> {
  const [id = 0] = await pedir(loja, pedido);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return id;
}

describe('[localizacao] where a courier is', () => {
  it('is known to the shop whose order they carry, if they agreed', async () => {
    const id = await naMao();
    expect(await enviar(ana)).toMatchObject({ status: 409, body: { codigo: 'LOCALIZACAO_NAO_COMPARTILHADA' } });
    expect(await lida(id)).toMatchObject({ status: 200, body: { localizacao: null } });
    expect(await compartilhar(ana, true)).toMatchObject({
      body: { message: 'O sistema da loja vê onde você está, só com a entrega na mão' },
    });
    expect(await enviar(ana)).toMatchObject({ status: 200 });
    expect((await lida(id)).body).toEqual({ localizacao: { ...LUGAR, medida_em: expect.any(String) } });
    await advanceTime(api.orm.em.fork(), 121);
    expect((await lida(id)).body).toEqual({ localizacao: null });
    await enviar(ana, { ...LUGAR, latitude: -23.5 });
    expect((await lida(id)).body).toMatchObject({ localizacao: { latitude: -23.5 } });
    expect(await guardadas()).toHaveLength(1);
  });

  it('is not asked for before the parcel left the shop', async () => {
    await compartilhar(ana, true);
    const [id = 0] = await pedir(loja);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada');
    expect(await enviar(ana)).toMatchObject({ status: 409, body: { codigo: 'NADA_NA_MAO' } });
    expect(await guardadas()).toEqual([]);
  });

  it('is gone with the last parcel, with a milestone of its end, and with the agreement', async () => {
    await compartilhar(ana, true);
    const id = await naMao();
    await enviar(ana);
    await avancar(ana, id, 'finalizada');
    expect(await guardadas()).toEqual([]);
    expect(await enviar(ana)).toMatchObject({ status: 409, body: { codigo: 'NADA_NA_MAO' } });

    const other = await naMao({ pagamento: 'maquininha', valor_a_receber: 30 });
    await enviar(ana);
    const marco = `/entregador/solicitacao/${other}/marco`;
    expect(await ana.cliente.put(marco, { tipo: 'entregue' })).toMatchObject({ status: 200 });
    expect(await guardadas()).toEqual([]);
    await avancar(ana, other, 'finalizada');

    await naMao();
    await enviar(ana);
    expect(await guardadas()).toHaveLength(1);
    await compartilhar(ana, false);
    expect(await guardadas()).toEqual([]);
  });

  it('is neither read nor told by others, and nonsense changes nothing', async () => {
    const [bia, outra] = [await api.novo.entregador(), await api.novo.comercio()];
    await compartilhar(ana, true);
    const id = await naMao();
    await enviar(ana);
    expect(await enviar(bia, { ...LUGAR, latitude: 1 }, ana)).toMatchObject({ status: 403 });
    expect(await lida(id, outra)).toMatchObject({ status: 403 });
    const own = `/comercio/${encodeURIComponent(outra.nome)}/solicitacoes/${id}/localizacao`;
    expect(await outra.cliente.get(own)).toMatchObject({ status: 404 });
    for (const wrong of [
      { latitude: 91 },
      { longitude: -181 },
      { precisao: -1 },
      { latitude: '1' },
      { latitude: null },
    ]) {
      expect(await enviar(ana, { ...LUGAR, ...wrong })).toMatchObject({
        status: 400,
        body: { detail: 'Localização inválida' },
      });
    }
    expect(await guardadas()).toEqual([{ entregador_id: ana.id, latitude: LUGAR.latitude, precisao: 8 }]);
  });

  it('never outlives the end of the delivery or the agreement, whoever is first', async () => {
    const ends = new Set<number>();
    for (let round = 0; round < 40; round += 1) {
      await compartilhar(ana, true);
      const id = await naMao();
      const [sent] = await Promise.all([
        enviar(ana),
        round % 2 ? compartilhar(ana, false) : avancar(ana, id, 'finalizada'),
      ]);
      ends.add(sent.status);
      expect(await guardadas()).toEqual([]);
      if (round % 2) await avancar(ana, id, 'finalizada');
    }
    expect([...ends].sort()).toEqual([200, 409]);
  });
});
