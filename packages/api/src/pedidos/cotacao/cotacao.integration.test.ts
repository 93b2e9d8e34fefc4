import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { metresBetween } from '../../base/distance.ts';
import { entregadoresLivres } from './frota.ts';
import { prazosDoComercio } from './prazos.ts';
import { precoDaEntrega } from './preco.ts';

let api: TestApi;
let comercio_id: number;
beforeAll(async () => {
  api = await startApi();
  comercio_id = (await api.novo.comercio()).id;
  const db = api.orm.em.fork().getKysely();
  await db
    .insertInto('preco_do_comercio')
    .values([
      { comercio_id, bairro: 'Zona 7', bairro_chave: 'zona 7', valor: 8 },
      { comercio_id, bairro: '', bairro_chave: '', valor: 15 },
    ])
    .execute();
});
afterAll(() => api.close());

const centro = { latitude: -23.42054, longitude: -51.93331 };
/** 1.05 km from the centre. */
const perto = { latitude: -23.4139, longitude: -51.9256 };
/** About 16 km from the centre. */
const sarandi = { latitude: -23.4436, longitude: -51.78 };
const em = () => api.orm.em.fork();

describe('the price of a delivery', () => {
  test('is that of the bairro, however it is spelt, else the one for every other', async () => {
    expect(await precoDaEntrega(em(), comercio_id, { bairro: 'ZONA 07' })).toBe(8);
    expect(await precoDaEntrega(em(), comercio_id, { bairro: 'Zona 70' })).toBe(15);
    expect(await precoDaEntrega(em(), comercio_id, { bairro: 'zona 7' })).toBe(8);
    expect(await precoDaEntrega(em(), comercio_id, { bairro: '' })).toBe(15);
  });

  test('follows the distance where the table has bands, both places are known and the bairro has none of its own', async () => {
    const db = em().getKysely();
    await db
      .insertInto('preco_por_distancia')
      .values([
        { comercio_id, ate_km: 1, valor: 6 },
        { comercio_id, ate_km: 3, valor: 9.5 },
      ])
      .execute();
    const ate = (destino: typeof perto, bairro = 'Jardim Alvorada') =>
      precoDaEntrega(em(), comercio_id, { bairro, origem: centro, destino });
    expect(Math.round(metresBetween(centro, perto))).toBeGreaterThan(1_000);
    expect(await ate(perto)).toBe(9.5);
    expect(await ate(perto, 'Zona 7')).toBe(8);
    expect(await ate(sarandi)).toBeNull();
    expect(await precoDaEntrega(em(), comercio_id, { bairro: 'Jardim Alvorada' })).toBe(15);
  });

  test('is unknown to a shop without a table', async () => {
    const outra = await api.novo.comercio();
    expect(await precoDaEntrega(em(), outra.id, { bairro: 'Zona 7', origem: centro, destino: perto })).toBeNull();
  });
});

describe('how long it takes', () => {
  test('is as configured while the company has no history, and never shorter to the customer than to the shop', async () => {
    const config = readConfig({ OD_COLETA_MIN: '10', OD_ENTREGA_MIN: '30' });
    expect(await prazosDoComercio(em(), config, comercio_id)).toEqual({
      aguardando: { coleta: 720, entrega: 1_920, maximo: 2_880 },
      aceita: { coleta: 600, entrega: 1_800, maximo: 2_700 },
      em_retirada: { coleta: 0, entrega: 1_200, maximo: 1_800 },
      em_entrega: { coleta: 0, entrega: 900, maximo: 1_350 },
    });
  });
});

describe('who is free', () => {
  test('is counted by vehicle, and only who is online without a delivery', async () => {
    const ana = await api.novo.entregador();
    await api.novo.entregador();
    await ana.cliente.put(`/entregador/${ana.id}/status-online`, { online: true });
    expect(await entregadoresLivres(em(), comercio_id)).toEqual([{ veiculo: 'moto_mochila', livres: 1 }]);
  });
});
