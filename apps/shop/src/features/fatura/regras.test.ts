import { expect, test } from 'vitest';
import { devidas, type Fatura, fraseDaFatura, fraseDoAjuste, valorDasEntregas } from './regras.ts';

const fatura = (mais: Partial<Fatura> = {}): Fatura => ({
  semana_inicio: '2026-11-09',
  semana: '09/11/2026 a 15/11/2026',
  total_entregas: 3,
  valor: 33.4,
  vence_em: '2026-11-20',
  estado: 'a_receber',
  recebida_em: null,
  txid: 'F20261109C1',
  recebido: 0,
  ajustes: [],
  a_pagar: mais.valor ?? 33.4,
  copia_e_cola: null,
  dinamica: false,
  location: null,
  ...mais,
});
const NA_SEXTA = '2026-11-21T02:59:00Z';
const NO_SABADO = '2026-11-21T03:00:00Z';

test('an invoice is due until the end of its day in São Paulo, and late from then on', () => {
  expect(fraseDaFatura(fatura(), NA_SEXTA)).toBe('A pagar até sexta, 20/11');
  expect(fraseDaFatura(fatura(), NO_SABADO)).toBe('Vencida: era para pagar até sexta, 20/11');
});

test('only the mark of the company makes it received, and a running week is open', () => {
  const recebida = fatura({ estado: 'recebida', recebida_em: '2026-11-20T12:12:00Z' });
  expect(fraseDaFatura(recebida, NO_SABADO)).toBe('Recebida em 20/11 09:12');
  expect(fraseDaFatura(recebida, NO_SABADO, true)).toBe('Recebida em 20/11/2026 09:12');
  expect(fraseDaFatura(fatura({ estado: 'aberta' }), '2026-11-12T12:00:00Z')).toBe(
    'Aberta até domingo, 15/11, o valor ainda muda. Vence na sexta, 20/11',
  );
  expect(fraseDaFatura(fatura({ valor: 0 }), NO_SABADO)).toBe('Nada a pagar nesta semana');
});

test('what the shop owes is listed oldest first: no open week, nothing received, nothing without a value', () => {
  const all = [
    fatura({ semana_inicio: '2026-11-16', estado: 'aberta' }),
    fatura(),
    fatura({ semana_inicio: '2026-11-02' }),
    fatura({ semana_inicio: '2026-10-26', estado: 'recebida', recebida_em: NO_SABADO }),
    fatura({ semana_inicio: '2026-10-19', valor: 0 }),
  ];
  expect(devidas(all).map(({ semana_inicio }) => semana_inicio)).toEqual(['2026-11-02', '2026-11-09']);
});

// [fatura-ajustada]
test('an adjustment is said with its sign and reason, and the deliveries keep their own amount', () => {
  const ajuste = { id: 1, valor: -0.1, motivo: 'Atraso', feito_em: NO_SABADO };
  const somado = { ...ajuste, id: 2, valor: 0.3, motivo: 'Volta' };
  expect(fraseDoAjuste(ajuste)).toBe('Desconto de R$\u00a00,10: Atraso');
  expect(fraseDoAjuste(somado)).toBe('Acréscimo de R$\u00a00,30: Volta');
  expect(valorDasEntregas(fatura({ valor: 33.6, ajustes: [ajuste, somado] }))).toBe(33.4);
});
