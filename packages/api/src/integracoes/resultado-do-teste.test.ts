import { expect, it } from 'vitest';
import { resultadoDoTeste } from './resultado-do-teste.ts';

const respondeu = (http: number) => resultadoDoTeste({ http, corpo: '', esperar: null });

it('only a 2xx is right', () => {
  for (const http of [200, 202, 204]) expect(respondeu(http)).toMatchObject({ certo: true, http });
  for (const http of [301, 400, 401, 404, 410, 429, 500]) expect(respondeu(http)).toMatchObject({ certo: false, http });
});

it.each([
  [307, 'endereço final'],
  [401, 'assinatura'],
  [403, 'assinatura'],
  [404, 'pedido de teste não existe'],
  [410, 'não quer mais receber'],
  [429, 'esperar'],
  [503, 'problema do lado dele'],
  [400, 'não entendeu'],
])('%i says what to do: %s', (http, dito) => expect(respondeu(http).message).toContain(dito));

it('without an answer it says why none came', () => {
  const falhou = resultadoDoTeste({ falha: 'time', erro: 'não respondeu a tempo' });
  expect(falhou).toEqual({
    message: 'Não chegou: não respondeu a tempo. Confira o endereço e tente de novo.',
    certo: false,
    http: null,
  });
});
