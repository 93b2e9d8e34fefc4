import type { MotivoProblema } from '@corre/contract/vocabulario.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { andar, CORRIDA, type Quer } from './caminho.ts';

const ORDEM: readonly string[] = CORRIDA;
const QUANDO = '2026-11-23T20:00:00.000Z';
const TUDO: Quer = { avisa_entrega: true, avisa_andamento: true };
const PROBLEMAS = new Map<number, MotivoProblema>([
  [1, 'ninguem_atende'],
  [2, 'outro'],
]);

const SABIDO = { problemas: PROBLEMAS, devolvida: false };

const fato = (tipo: 'etapa' | 'marco' | 'problema' | 'transferida', valor: string) => ({ tipo, valor, quando: QUANDO });
const etapas = (...valores: string[]) => valores.map((valor) => fato('etapa', valor));
const tipos = (fatos: ReturnType<typeof fato>[], quer: Quer = TUDO) =>
  andar(null, fatos, quer, SABIDO).avisos.map(({ tipo, problema }) => (problema ? `${tipo}!${problema}` : tipo));

it('an app that wants only the necessary hears dispatch, and delivered if it asks for it', () => {
  const dia = etapas('aceita', 'em_retirada', 'em_entrega', 'finalizada');
  expect(tipos(dia, { avisa_entrega: true, avisa_andamento: false })).toEqual(['dispatch', 'delivered']);
  expect(tipos(dia, { avisa_entrega: false, avisa_andamento: false })).toEqual(['dispatch']);
});

it('a delivery that support ends before it left is dispatched and delivered', () => {
  expect(tipos(etapas('aceita', 'finalizada'))).toEqual(['PICKUP_ONGOING', 'dispatch', 'ORDER_DELIVERED', 'delivered']);
});

it('a delivery with a return is delivered at the door, and told once', () => {
  const dia = [...etapas('aceita', 'em_retirada', 'em_entrega'), fato('marco', 'entregue'), ...etapas('finalizada')];
  expect(tipos(dia).filter((tipo) => tipo === 'delivered' || tipo === 'ORDER_DELIVERED')).toHaveLength(2);
});

it('a problem is told with the present event, but no problem without a reason of the standard', () => {
  const dia = [...etapas('aceita', 'em_entrega'), fato('problema', '1'), fato('problema', '2')];
  expect(tipos(dia).at(-1)).toBe('DELIVERY_ONGOING!ninguem_atende');
});

it('a cancelled request says nothing before the first event, and nothing follows it', () => {
  expect(tipos(etapas('cancelada', 'aceita'))).toEqual([]);
  expect(tipos([...etapas('aceita', 'cancelada'), fato('transferida', '7')])).toEqual(['PICKUP_ONGOING', 'CANCELLED']);
});

it('an order that went back to the shop was not delivered: only its delivery ends', () => {
  const dia = etapas('aceita', 'em_retirada', 'em_entrega', 'finalizada');
  const ditos = (quer: Quer) => andar(null, dia, quer, { ...SABIDO, devolvida: true }).avisos.map(({ tipo }) => tipo);
  expect(ditos(TUDO)).toEqual(['PICKUP_ONGOING', 'ARRIVED_AT_MERCHANT', 'ORDER_PICKED', 'dispatch', 'CANCELLED']);
  expect(ditos({ avisa_entrega: true, avisa_andamento: false })).toEqual(['dispatch']);
});

it('whatever happens, in however many parts: dispatch and delivered at most once and in order, events never go back', () => {
  const algum = fc.oneof(
    fc
      .constantFrom('aguardando', 'aceita', 'em_retirada', 'em_entrega', 'finalizada', 'cancelada')
      .map((valor) => fato('etapa', valor)),
    fc.constantFrom('no_cliente', 'codigo_ok', 'entregue', 'devolvido', 'pronto').map((valor) => fato('marco', valor)),
    fc.constantFrom('1', '2', '9').map((valor) => fato('problema', valor)),
    fc.constantFrom('', '7').map((valor) => fato('transferida', valor)),
  );
  const quer = fc.record({ avisa_entrega: fc.boolean(), avisa_andamento: fc.boolean() });
  fc.assert(
    fc.property(fc.array(algum, { maxLength: 14 }), fc.nat(14), quer, (fatos, corte, app) => {
      const inteiro = andar(null, fatos, app, SABIDO);
      const parte = andar(null, fatos.slice(0, corte), app, SABIDO);
      const resto = andar(parte.passo, fatos.slice(corte), app, SABIDO);
      expect([...parte.avisos, ...resto.avisos]).toEqual(inteiro.avisos);
      const ditos = inteiro.avisos.map(({ tipo }) => tipo);
      const chamadas = ditos.filter((tipo) => tipo === 'dispatch' || tipo === 'delivered');
      expect(['', 'dispatch', 'dispatch,delivered']).toContain(chamadas.join());
      const lugares = ditos.map((tipo) => ORDEM.indexOf(tipo)).filter((lugar) => lugar >= 0);
      expect(lugares).toEqual(lugares.toSorted((a, b) => a - b));
      if (ditos.includes('CANCELLED')) expect(ditos.at(-1)).toBe('CANCELLED');
    }),
  );
});
