import { expect, test } from 'vitest';
import { eventosDaLinha } from './eventos-da-linha.ts';

const agora = Date.parse('2026-11-21T22:42:08Z');
const passo = (
  hora: string,
  tipo: 'status' | 'oferta' | 'entregue' | 'vista' | 'resposta' | 'pulo',
  texto: string,
  entregador: string | null,
) => ({
  quando: `2026-11-21T22:${hora}Z`,
  tipo,
  texto,
  entregador,
});
const passos = [
  passo('33:08', 'status', 'Solicitação criada', null),
  passo('40:58.000', 'pulo', 'Passado adiante: celular sem resposta', 'Rafael Tanaka'),
  passo('40:58.000', 'oferta', 'Oferecida ao 1º da fila', 'Ana Beatriz'),
  passo('40:58.400', 'entregue', 'Oferta chegou ao celular', 'Ana Beatriz'),
  passo('40:59.100', 'vista', 'Oferta vista', 'Ana Beatriz'),
  passo('41:13', 'resposta', 'Deixou passar', 'Ana Beatriz'),
];

test('an offer carries when it reached the phone and was seen, and its answer stands apart', () => {
  const eventos = eventosDaLinha(passos, { status: 'aguardando', data_solicitacao: '2026-11-21T22:33:08Z' }, agora);
  expect(eventos.map(({ hora, titulo }) => `${hora} ${titulo}`)).toEqual([
    '19:33:08 Solicitação criada',
    '19:40:58 Rafael Tanaka',
    '19:40:58 Oferta para Ana Beatriz',
    '19:41:13 Ana Beatriz',
    'agora Esperando há 9 min',
  ]);
  expect(eventos[2]?.detalhe).toBe('Oferecida ao 1º da fila · entregue em 0,4 s · vista em 1,1 s');
  expect(eventos[3]?.detalhe).toBe('Deixou passar');
});

test('a request that no longer waits has no present', () => {
  const eventos = eventosDaLinha(passos, { status: 'aceita', data_solicitacao: '2026-11-21T22:33:08Z' }, agora);
  expect(eventos.at(-1)?.hora).toBe('19:41:13');
});
