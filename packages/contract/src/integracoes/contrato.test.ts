import { expect, test } from 'vitest';
import { criarIntegracaoSchema } from './contrato.ts';

test('an address that holds a key or a secret of ours is refused, however it is encoded', () => {
  const nova = { nome: 'PDV', comercio_nome: 'Açaí', ambiente: 'teste' };
  const ler = (url_eventos: string) => criarIntegracaoSchema.safeParse({ ...nova, url_eventos });
  expect(ler('https://pdv.example/avisos?loja=7').success).toBe(true);
  for (const url of ['https://pdv.example/?k=corre%5Flive%5Fabc', 'https://pdv.example/%2577hsec_abc'])
    expect(ler(url).error?.issues[0]?.message, url).toMatch(/^Tire a chave da API ou o segredo do endereço/);
});
