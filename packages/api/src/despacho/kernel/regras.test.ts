import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chamado, casar, type LugarNaFila, type Pausa } from './regras.ts';

const fila = (...alcancaveis: boolean[]): LugarNaFila[] =>
  alcancaveis.map((alcancavel, i) => ({ entregador_id: i + 1, posicao_fila: i + 1, alcancavel, inscrito: false }));

describe('casar', () => {
  it('gives the first route to the first courier of the queue', () => {
    expect(casar([{ rota_id: 10 }, { rota_id: 11 }], fila(true, true), [])).toEqual([
      { rota_id: 10, entregador_id: 1, posicao_fila: 1, por_push: false, pulos: [] },
      { rota_id: 11, entregador_id: 2, posicao_fila: 2, por_push: false, pulos: [] },
    ]);
  });

  it('passes over an unreachable courier, says so, and leaves them their place for the next route', () => {
    expect(casar([{ rota_id: 10 }], fila(false, true), [])).toEqual([
      {
        rota_id: 10,
        entregador_id: 2,
        posicao_fila: 2,
        por_push: false,
        pulos: [{ entregador_id: 1, motivo: 'inalcancavel' }],
      },
    ]);
  });

  it('does not ask a courier again for a route they just refused, but offers them the next one', () => {
    const pausas: Pausa[] = [{ rota_id: 10, entregador_id: 1, motivo: 'pausa_recusa' }];
    expect(casar([{ rota_id: 10 }, { rota_id: 11 }], fila(true, true), pausas)).toEqual([
      {
        rota_id: 10,
        entregador_id: 2,
        posicao_fila: 2,
        por_push: false,
        pulos: [{ entregador_id: 1, motivo: 'pausa_recusa' }],
      },
      { rota_id: 11, entregador_id: 1, posicao_fila: 1, por_push: false, pulos: [] },
    ]);
  });

  it('lets a route wait when nobody can take it', () => {
    expect(casar([{ rota_id: 10 }], fila(false), [])).toEqual([]);
  });

  it('goes out by push to the first who can be woken, and only when nobody is reachable', () => {
    const inscritos = fila(false, false, false).map((lugar, i) => ({ ...lugar, inscrito: i > 0 }));
    const passados = [{ entregador_id: 1, motivo: 'inalcancavel' }];
    const acordar = (chamados: Chamado[]) => casar([{ rota_id: 10 }], inscritos, [], chamados);
    expect(acordar([])).toEqual([{ rota_id: 10, entregador_id: 2, posicao_fila: 2, por_push: true, pulos: passados }]);
    expect(acordar([{ rota_id: 10, entregador_id: 2 }])).toMatchObject([{ entregador_id: 3, por_push: true }]);
    expect(acordar([2, 3].map((entregador_id) => ({ rota_id: 10, entregador_id })))).toEqual([]);
    const ultimo = inscritos.map((lugar) => ({ ...lugar, alcancavel: lugar.entregador_id === 3 }));
    expect(casar([{ rota_id: 10 }], ultimo, [])).toMatchObject([{ entregador_id: 3, por_push: false }]);
  });

  it('wakes nobody for a route that they refused or let pass a moment ago', () => {
    const [lugar] = fila(false);
    const pausas: Pausa[] = [{ rota_id: 10, entregador_id: 1, motivo: 'pausa_expirada' }];
    expect(casar([{ rota_id: 10 }], lugar ? [{ ...lugar, inscrito: true }] : [], pausas)).toEqual([]);
  });

  it('never gives a courier two offers, a route two couriers, or a place to somebody behind a reachable one', () => {
    const entrada = fc.record({
      rotas: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }),
      alcancaveis: fc.array(fc.boolean(), { maxLength: 12 }),
      pausas: fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 12 })), { maxLength: 20 }),
    });
    fc.assert(
      fc.property(entrada, ({ rotas, alcancaveis, pausas }) => {
        const lugares = fila(...alcancaveis);
        const emPausa = pausas.map(
          ([rota_id, entregador_id]): Pausa => ({ rota_id, entregador_id, motivo: 'pausa_recusa' }),
        );
        const ofertas = casar(
          rotas.map((rota_id) => ({ rota_id })),
          lugares,
          emPausa,
        );
        expect(new Set(ofertas.map((o) => o.entregador_id)).size).toBe(ofertas.length);
        expect(new Set(ofertas.map((o) => o.rota_id)).size).toBe(ofertas.length);
        const tomados = new Set<number>();
        for (const oferta of ofertas) {
          const antes = lugares.filter((l) => l.posicao_fila < oferta.posicao_fila && !tomados.has(l.entregador_id));
          expect(oferta.pulos.map((p) => p.entregador_id)).toEqual(antes.map((l) => l.entregador_id));
          for (const lugar of antes) {
            const parado = emPausa.some((p) => p.rota_id === oferta.rota_id && p.entregador_id === lugar.entregador_id);
            expect(parado || !lugar.alcancavel).toBe(true);
          }
          tomados.add(oferta.entregador_id);
        }
      }),
    );
  });
});
