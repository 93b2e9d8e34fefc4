import { PAGO_ONLINE } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { describe, expect, it } from 'vitest';
import { cobrancaDaRota, fraseDoRecebido, fraseInteira } from './phrases.ts';

const dinheiro = { pagamento: 'dinheiro', valor_a_receber: 45.9, troco_para: 50 } as const;
const maquininha = { pagamento: 'maquininha', valor_a_receber: 62, troco_para: null } as const;
/** `formatMoney` prints a no-break space. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('what the courier reads about the money at the door', () => {
  it.each([
    [dinheiro, 'Cobrar R$ 45,90 em dinheiro · troco para R$ 50,00 (leve R$ 4,10)', 'Recebi R$ 45,90 e entreguei'],
    [{ ...dinheiro, troco_para: null }, 'Cobrar R$ 45,90 em dinheiro · sem troco', 'Recebi R$ 45,90 e entreguei'],
    [{ ...dinheiro, troco_para: 45.9 }, 'Cobrar R$ 45,90 em dinheiro · sem troco', 'Recebi R$ 45,90 e entreguei'],
    [maquininha, 'Cobrar R$ 62,00 na maquininha', 'Cobrei R$ 62,00 e entreguei'],
    [PAGO_ONLINE, 'Já está pago', undefined],
  ])('of %j is one line, and the last step names the sum', (parada, sentence, button) => {
    expect(plain(fraseInteira(parada))).toBe(sentence);
    expect(plain(fraseDoRecebido({ ...parada, volta: false })) ?? undefined).toBe(button);
  });

  it('says of what goes back to the shop that it is back there: at the door that is not true yet', () => {
    expect(plain(fraseDoRecebido({ ...dinheiro, volta: true }))).toBe('Recebi R$ 45,90 e devolvi à loja');
    expect(fraseDoRecebido({ ...PAGO_ONLINE, volta: true })).toBeNull();
  });

  it('of a route is the sum in cents and the change to take along', () => {
    const tresCentavos = { pagamento: 'dinheiro', valor_a_receber: 0.1, troco_para: 0.3 } as const;
    const rota = cobrancaDaRota([dinheiro, PAGO_ONLINE, maquininha, tresCentavos]);
    expect(plain(rota?.sentence)).toBe('Cobrar R$ 108,00 em 3 paradas');
    expect(plain(rota?.detalhe)).toBe('troco: R$ 4,30');
    expect(cobrancaDaRota([maquininha, PAGO_ONLINE])?.detalhe).toBeNull();
    expect(cobrancaDaRota([PAGO_ONLINE, PAGO_ONLINE])).toBeNull();
  });

  it('is paid where a server of the former release says nothing', () => {
    expect(fraseInteira(JSON.parse('{}'))).toBe('Já está pago');
  });
});
