import { expect, test } from 'vitest';
import { diasDaLinha } from './eventos-da-linha.ts';

const agora = Date.parse('2026-11-21T22:42:08Z');
const passo = (
  hora: string,
  tipo: 'status' | 'oferta' | 'entregue' | 'vista' | 'resposta' | 'pulo' | 'intervencao',
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

const pedido = (status: 'aguardando' | 'aceita') => ({ status, data_solicitacao: '2026-11-21T22:33:08Z' });
const oferta = {
  motivo: 'oferta_aberta',
  muda_em: '2026-11-21T22:42:13Z',
  nome_entregador: 'Ana Beatriz',
  online: 1,
  ocupados: 0,
  em_pausa: 0,
  sem_sinal: 0,
  a_frente: 0,
} as const;

test('an offer carries when it reached the phone and was seen, and its answer stands apart', () => {
  const eventos = diasDaLinha(passos, pedido('aguardando'), oferta, agora).flatMap((um) => um.eventos);
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

test('a request that waits ends with the reason and with when that changes', () => {
  const [dia] = diasDaLinha(passos, pedido('aguardando'), oferta, agora);
  expect(dia?.eventos.at(-1)?.detalhe).toBe('Oferta aberta para Ana Beatriz. Sem resposta, passa adiante às 19:42:13.');
});

test('a request that no longer waits has no present', () => {
  const [dia] = diasDaLinha(passos, pedido('aceita'), undefined, agora);
  expect(dia?.eventos.at(-1)?.hora).toBe('19:41:13');
});

test('steps of another day stand under their own day', () => {
  const depois = { ...passo('00:00', 'status', 'Cancelada', null), quando: '2026-11-22T03:30:00Z' };
  const dias = diasDaLinha([...passos, depois], pedido('aceita'), undefined, agora);
  expect(dias.map(({ dia, eventos }) => [dia, eventos.length])).toEqual([
    ['2026-11-21', 4],
    ['2026-11-22', 1],
  ]);
});

test('what support did carries its reason', () => {
  const feito = passo('41:30', 'intervencao', 'O suporte finalizou: moto quebrou: guincho', 'Ana Beatriz');
  const [dia] = diasDaLinha([feito], pedido('aceita'), undefined, agora);
  expect(dia?.eventos[0]).toMatchObject({
    titulo: 'O suporte finalizou',
    detalhe: 'Motivo: moto quebrou: guincho · Ana Beatriz',
  });
});
