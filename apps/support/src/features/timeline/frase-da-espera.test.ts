import { expect, test } from 'vitest';
import { type Espera, fraseDaEspera } from './frase-da-espera.ts';

const now = Date.parse('2026-11-21T22:42:00Z');
const espera = (parts: Partial<Espera>): Espera => ({
  motivo: 'ninguem_online',
  muda_em: null,
  nome_entregador: null,
  online: 0,
  ocupados: 0,
  em_pausa: 0,
  sem_sinal: 0,
  a_frente: 0,
  ...parts,
});
const sentence = (parts: Partial<Espera>) => fraseDaEspera(espera(parts), now);

test('a live offer says to whom it went and when it passes on', () => {
  expect(
    sentence({ motivo: 'oferta_aberta', nome_entregador: 'Ana Beatriz Moreira', muda_em: '2026-11-21T22:42:13Z' }),
  ).toBe('Oferta aberta para Ana Beatriz Moreira. Sem resposta, passa adiante às 19:42:13.');
});

test('a pause says when it ends', () => {
  expect(
    sentence({
      motivo: 'todos_em_pausa',
      muda_em: '2026-11-21T22:46:30Z',
      online: 3,
      ocupados: 1,
      em_pausa: 2,
    }),
  ).toBe(
    'Quem está livre recusou ou deixou passar há pouco. Pode ser oferecida de novo às 19:46:30. 3 online: 1 com entrega ou outra oferta, 2 em pausa desta solicitação.',
  );
});

test('every reason is a sentence that says what ends the wait', () => {
  expect(sentence({})).toBe('Ninguém está online. Será oferecida assim que alguém ficar.');
  expect(sentence({ motivo: 'todos_ocupados', online: 2, ocupados: 2 })).toContain('quem terminar primeiro');
  expect(sentence({ motivo: 'todos_ocupados', online: 1, ocupados: 1, muda_em: '2026-11-21T22:42:09Z' })).toContain(
    'vence às 19:42:09',
  );
  expect(sentence({ motivo: 'sem_sinal', online: 1, sem_sinal: 1 })).toContain('1 online: 1 sem sinal.');
  expect(sentence({ motivo: 'atras_de_outras', a_frente: 1 })).toContain('1 solicitação está na frente');
  expect(sentence({ motivo: 'nao_espera' })).toBeNull();
});
