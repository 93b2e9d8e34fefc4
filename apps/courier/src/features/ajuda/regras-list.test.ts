import { expect, test } from 'vitest';
import { regras } from './regras-list.tsx';

const texts = (others: object = {}) =>
  regras({
    oferta_segundos: 15,
    recusas_para_suspender: 3,
    suspensao_horas: 1,
    expiradas_para_sair: 3,
    pausa_recusa_segundos: 300,
    pausa_expirada_segundos: 60,
    taxa_percentual: 12.5,
    ...others,
  }).map(({ title, text }) => `${title}: ${text}`);

// [recusa]
test('the rules say the numbers of the product', () => {
  const [, seconds, recusas, pausas, , pagamento] = texts();
  expect(seconds).toMatch(/^Os 15 segundos: Cada oferta espera 15 segundos\..*3 ofertas seguidas sem resposta/);
  expect(recusas).toContain('3 recusas seguidas suspendem a conta por 1 h.');
  // [pausas]
  for (const rule of [seconds, recusas]) expect(rule).toContain('para o fim da fila');
  expect(pausas).toContain('depois de 5 min; o que passou sem resposta, depois de 1 min.');
  expect(pagamento).toContain('taxa de 12,5%');
});

test('they follow the configuration', () => {
  const [, seconds, recusas, pausas] = texts({
    oferta_segundos: 30,
    recusas_para_suspender: 1,
    suspensao_horas: 24,
    expiradas_para_sair: 1,
    pausa_recusa_segundos: 30,
  });
  expect(seconds).toContain('Depois de 1 oferta sem resposta');
  expect(seconds).toContain('30 segundos');
  expect(recusas).toContain('1 recusa suspende a conta por 24 h.');
  expect(pausas).toContain('depois de 30 s;');
});
