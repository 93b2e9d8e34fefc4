import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { describe, expect, it } from 'vitest';
import { chegadaDe, destinoDe, type Group, podeDizerPronto, trocoDe, waitsTooLong } from './line.ts';

const now = Date.parse('2026-11-21T22:10:00Z');
const rota: Group = [
  sampleSolicitacao({ id: 1, endereco: 'Rua A, 1', status: 'em_entrega' }),
  sampleSolicitacao({ id: 2, endereco: 'Rua B, 2', status: 'em_entrega', ordem: 2 }),
];

describe('a line of the board', () => {
  it('names where it goes, of a route every stop', () => {
    expect(destinoDe([sampleSolicitacao()])).toBe('Av. Brasil, 4312');
    expect(destinoDe(rota)).toBe('Rota com 2 entregas: Rua A, 1 → Rua B, 2');
  });

  it('has one arrival, that of the last stop, and none once it is over', () => {
    const janelas = [
      { solicitacao_id: 1, de: '2026-11-21T22:15:00Z', ate: '2026-11-21T22:25:00Z' },
      { solicitacao_id: 2, de: '2026-11-21T22:20:00Z', ate: '2026-11-21T22:40:00Z' },
      { solicitacao_id: 3, de: '2026-11-21T23:20:00Z', ate: '2026-11-21T23:40:00Z' },
    ];
    expect(chegadaDe(rota, janelas, now)).toBe(Date.parse('2026-11-21T22:30:00Z'));
    expect(chegadaDe(rota, janelas, Date.parse('2026-11-21T22:31:00Z'))).toBeNull();
    expect(chegadaDe(rota, [], now)).toBeNull();
  });

  it('is late only while it waits and may be taken', () => {
    expect(waitsTooLong([sampleSolicitacao()], now)).toBe(true);
    expect(waitsTooLong([sampleSolicitacao({ agendada: true })], now)).toBe(false);
    expect(waitsTooLong([sampleSolicitacao({ status: 'aceita' })], now)).toBe(false);
  });

  it("offers 'Pronto!' to what a courier comes for or what was said to take a while", () => {
    const pronto = { marcos: [{ tipo: 'pronto' as const, quando: '2026-11-21T22:05:00Z' }] };
    expect(podeDizerPronto([sampleSolicitacao()])).toBe(false);
    expect(podeDizerPronto([sampleSolicitacao({ pronto_em: '2026-11-21T22:30:00Z' })])).toBe(true);
    expect(podeDizerPronto([sampleSolicitacao({ status: 'aceita' })])).toBe(true);
    expect(podeDizerPronto([sampleSolicitacao({ status: 'em_retirada', ...pronto })])).toBe(false);
    expect(podeDizerPronto(rota)).toBe(false);
  });

  it('says what change to send along while the parcel is at the counter', () => {
    const dinheiro = { pagamento: 'dinheiro' as const, valor_a_receber: 45.9, troco_para: 50 };
    expect(trocoDe([sampleSolicitacao(dinheiro), sampleSolicitacao({ id: 2, ...dinheiro })])).toBe(8.2);
    expect(trocoDe([sampleSolicitacao({ ...dinheiro, status: 'em_entrega' })])).toBe(0);
  });
});
