import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterEach, expect, it } from 'vitest';

let api: TestApi;
afterEach(() => api.close());

const lida = async () => (await api.anonymous().get('/public/configuracao')).body;

it('tells nobody of a number of support that is not set', async () => {
  api = await startApi();
  expect(await lida()).toMatchObject({ suporte_telefone: null, suporte_whatsapp: null });
});

it('tells no contact that is not set, and those that are', async () => {
  api = await startApi();
  const nada = { whatsapp: '', instagram: '', endereco: '' };
  expect(await lida()).toMatchObject(nada);
  await api.close();
  api = await startApi({ CONTATO_WHATSAPP: '5544988880000' });
  expect(await lida()).toMatchObject({ ...nada, whatsapp: '5544988880000' });
});

it('has invented contacts in the demonstration, and its own where they are set', async () => {
  api = await startApi({ SEED: 'demo', CONTATO_ENDERECO: 'Rua Um, 1' });
  expect(await lida()).toMatchObject({
    whatsapp: '5544900000000',
    instagram: 'corre.demonstracao',
    endereco: 'Rua Um, 1',
  });
});

it('tells the numbers of support and the rules that this installation keeps', async () => {
  api = await startApi({
    SUPORTE_TELEFONE: '08001234567',
    SUPORTE_WHATSAPP: '5544988880000',
    EXPIRADAS_PARA_SAIR: '5',
    PAUSA_RECUSA_SEGUNDOS: '120',
    PAUSA_EXPIRADA_SEGUNDOS: '30',
  });
  expect(await lida()).toMatchObject({
    suporte_telefone: '08001234567',
    suporte_whatsapp: '5544988880000',
    expiradas_para_sair: 5,
    pausa_recusa_segundos: 120,
    pausa_expirada_segundos: 30,
  });
});
