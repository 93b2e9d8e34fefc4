import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brCode, txidDaFatura, txidDoPagamento } from './br-code.ts';

/**
 * Parses fields of id, length and value, as in the manual of the Banco Central, without the library that wrote them.
 */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE: polynomial 1021, initial value FFFF. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const base = { chave: 'joao@exemplo.com', nome: 'João da Silva', cidade: 'Maringá', valor: 87.5, txid: 'S20261109E42' };
const read = (code: string | null) => {
  if (code === null) throw new Error('no code');
  return fieldsOf(code);
};

it('the checksum of this test is that of the standard', () => {
  expect(crc16('123456789')).toBe('29B1');
});

describe('the PIX code of a payout', () => {
  it('says key, amount, name, city and txid, each in its field', () => {
    const code = brCode(base);
    const fields = read(code);
    expect([...fields.keys()]).toEqual(['00', '26', '52', '53', '54', '58', '59', '60', '62', '63']);
    expect(Object.fromEntries(fields)).toMatchObject({
      '00': '01',
      '52': '0000',
      '53': '986',
      '54': '87.50',
      '58': 'BR',
      '59': 'Joao da Silva',
      '60': 'Maringa',
    });
    expect(Object.fromEntries(fieldsOf(fields.get('26') ?? ''))).toEqual({
      '00': 'br.gov.bcb.pix',
      '01': 'joao@exemplo.com',
    });
    expect(Object.fromEntries(fieldsOf(fields.get('62') ?? ''))).toEqual({ '05': 'S20261109E42' });
    expect(fields.get('63')).toBe(crc16(code?.slice(0, -4) ?? ''));
  });

  it.each([
    ['529.982.247-25', '52998224725'],
    ['+5544998124076', '+5544998124076'],
    ['123e4567-e89b-42d3-a456-426614174000', '123e4567-e89b-42d3-a456-426614174000'],
  ])('takes the key %s', (chave, written) => {
    expect(fieldsOf(read(brCode({ ...base, chave })).get('26') ?? '').get('01')).toBe(written);
  });

  it('is none for what is no key, and for nothing to pay', () => {
    expect(brCode({ ...base, chave: '' })).toBeNull();
    expect(brCode({ ...base, chave: 'joao' })).toBeNull();
    expect(brCode({ ...base, valor: 0 })).toBeNull();
  });

  it('says the amount to the cent, whatever the amount and the name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.stringMatching(/^[A-Za-zÀ-ú ]{3,80}$/), (cents, nome) => {
        // The range À to ú includes signs (×) and letters (Ð) that the code's alphabet drops.
        fc.pre(/[A-Za-z]/.test(nome.normalize('NFD')));
        const code = brCode({ ...base, nome, valor: cents / 100 });
        const fields = read(code);
        expect(fields.get('54')).toBe(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
        expect((fields.get('59') ?? '').length).toBeLessThanOrEqual(25);
        expect(fields.get('63')).toBe(crc16(code?.slice(0, -4) ?? ''));
      }),
    );
  });

  it('has an id that the bank takes, whoever it is about', () => {
    for (const id of [1, 42, 2_147_483_647]) {
      expect(txidDoPagamento('2026-11-09', id)).toMatch(/^[A-Za-z0-9]{1,25}$/);
      expect(txidDaFatura('2026-11-09', id)).toMatch(/^[A-Za-z0-9]{1,25}$/);
    }
  });
});
