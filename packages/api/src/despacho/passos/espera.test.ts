import { expect, it } from 'vitest';
import { motivoDaEspera, type NumerosDaEspera } from './espera.ts';

const PRAZO = '2026-11-21T22:00:15.000Z';
const numeros = (campos: Partial<NumerosDaEspera>): NumerosDaEspera => ({
  aguardando: true,
  retida_ate: null,
  prazo_da_oferta: null,
  prazo_de_outra: null,
  fim_da_pausa: null,
  online: 3,
  ocupados: 0,
  em_pausa: 0,
  sem_sinal: 0,
  a_frente: 0,
  ...campos,
});

it.each<[string, Partial<NumerosDaEspera>, object]>([
  ['what does not wait has no reason', { aguardando: false, online: 0 }, { motivo: 'nao_espera', muda_em: null }],
  [
    'an open offer changes at its deadline, whoever else is busy',
    { prazo_da_oferta: PRAZO, ocupados: 3 },
    { motivo: 'oferta_aberta', muda_em: PRAZO },
  ],
  ['nobody is online', { online: 0 }, { motivo: 'ninguem_online', muda_em: null }],
  [
    'everybody is busy, and the nearest offer of another may free somebody',
    { ocupados: 3, prazo_de_outra: PRAZO },
    { motivo: 'todos_ocupados', muda_em: PRAZO },
  ],
  [
    'all who are free refused it: the first pause ends',
    { ocupados: 1, em_pausa: 2, fim_da_pausa: PRAZO },
    { motivo: 'todos_em_pausa', muda_em: PRAZO },
  ],
  ['the free ones are not heard from', { ocupados: 1, sem_sinal: 2 }, { motivo: 'sem_sinal', muda_em: null }],
  [
    'some refused it and the others are not heard from',
    { em_pausa: 1, sem_sinal: 2, fim_da_pausa: PRAZO },
    { motivo: 'sem_sinal', muda_em: PRAZO },
  ],
  ['somebody could take it, others come first', { a_frente: 2 }, { motivo: 'atras_de_outras', muda_em: null }],
])('%s', (_, campos, esperado) => {
  expect(motivoDaEspera(numeros(campos))).toEqual(esperado);
});
