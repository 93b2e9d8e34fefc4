import { expect, test } from 'vitest';
import { mensagemParaOPdv } from './connection-data.tsx';

const dados = {
  tipo: 'opendelivery' as const,
  comercio: 'Pizzaria Bella Massa',
  ambiente: 'teste' as const,
  client_id: '3f0f4bd4-2f0a-4f6d-9a55-0b6f6a0d4b11',
  app_id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  base_url: 'https://corre.example/od',
  token_url: 'https://corre.example/od/oauth/token',
  url_eventos: 'https://pdv.example/webhook/s3gr3d0',
  url_codigo: null,
};

test('the text for the point of sale names all that it has to know', () => {
  const text = mensagemParaOPdv(dados);
  for (const valor of [
    dados.comercio,
    dados.client_id,
    dados.app_id,
    dados.token_url,
    `${dados.base_url}/v1/logistics`,
  ]) {
    expect(text).toContain(valor);
  }
  expect(text).toContain('Ambiente: Teste');
  expect(text).toContain('REJEITAR');
});

test('it carries neither the secret nor the address, whose path may be one', () => {
  expect(mensagemParaOPdv(dados)).not.toContain('s3gr3d0');
  expect(mensagemParaOPdv(dados)).toContain('client_secret: enviamos em separado');
});

test('it asks for the address that is not known, and speaks of test orders in test mode only', () => {
  const text = mensagemParaOPdv({ ...dados, ambiente: 'producao', url_eventos: null });
  expect(text).toContain('(newLogisticEvent): (por favor, informem)');
  expect(text).not.toContain('REJEITAR');
});
