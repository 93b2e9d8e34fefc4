import { normalizePix } from '@corre/contract/documentos.ts';
import { readRemittance } from '@corre/testing/bank/remittance.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { febraban } from './febraban.ts';
import { plainText, UnwritableField } from './field.ts';
import type { Layout } from './layout.ts';
import { type Payment, type PaymentFile, writeFile } from './write-file.ts';

const pagamento: Payment = {
  seu_numero: '00000700000000000045',
  nome: 'João da Conceição Gonçalves de Alcântara e Sá',
  cpf: '52998224725',
  pix_tipo_chave: 'telefone',
  pix_chave: '+5544998124076',
  txid: 'C20261109E12',
  centavos: 13_790,
};
const arquivo: PaymentFile = {
  banco: '341',
  nsa: 7,
  dia: '2026-11-20',
  hora: '09:12:30',
  empresa: {
    nome: 'Corre Entregas Maringá Ltda.',
    documento: '12ABC34501DE35',
    agencia: '1234-5',
    conta: '98765-X',
    convenio: 'conv123',
  },
  pagamentos: [pagamento],
};
const KEYS = {
  telefone: ['+5544998124076', '01'],
  email: ['joao.silva+pix@corre.example', '02'],
  cpf: ['52998224725', '03'],
  aleatoria: ['123e4567-e89b-42d3-a456-426614174000', '04'],
} as const;

/** The records of a layout, to check that their fields leave no gap and do not overlap. */
const records = ({ fileStart, lotStart, segmentA, segmentB, lotEnd, fileEnd }: Layout) =>
  Object.entries({ fileStart, lotStart, segmentA, segmentB, lotEnd, fileEnd });

describe('the bank file', () => {
  it.each(records(febraban))('has every position of %s in exactly one field', (_, fields) => {
    const sorted = [...fields].sort((a, b) => a.from - b.from);
    expect(sorted.map(({ from }) => from)).toEqual([1, ...sorted.slice(0, -1).map(({ to }) => to + 1)]);
    expect(sorted.at(-1)?.to).toBe(240);
  });

  it('is understood by a bank as it was meant', () => {
    expect(readRemittance(writeFile(febraban, arquivo))).toEqual({
      bank: '341',
      companyDocument: '12ABC34501DE35',
      agreement: 'CONV123',
      branch: '01234',
      branchDigit: '5',
      account: '000000098765',
      accountDigit: 'X',
      companyName: 'CORRE ENTREGAS MARINGA LTDA.',
      madeOn: '20112026',
      madeAt: '091230',
      fileNumber: 7,
      lots: 1,
      cents: 13_790n,
      payments: [
        {
          lot: 1,
          name: 'JOAO DA CONCEICAO GONCALVES DE',
          ownNumber: '00000700000000000045',
          payOn: '20112026',
          cents: 13_790n,
          initiation: '01',
          cpf: '52998224725',
          txid: 'C20261109E12',
          key: '+5544998124076',
        },
      ],
    });
  });

  it.each(Object.entries(KEYS))('says of a key of the kind %s how it is one', (tipo, [pix_chave, forma]) => {
    const pix_tipo_chave = tipo as keyof typeof KEYS;
    expect(normalizePix(pix_tipo_chave, pix_chave)).toBe(pix_chave);
    const text = writeFile(febraban, { ...arquivo, pagamentos: [{ ...pagamento, pix_tipo_chave, pix_chave }] });
    expect(readRemittance(text).payments).toMatchObject([{ initiation: forma, key: pix_chave }]);
  });

  it.each([
    ["José d'Ávila", 'JOSE D AVILA'],
    ['Ñandú Øster-Œuvre ª', 'NANDU OSTER-OEUVRE A'],
    ['Ana\n\t  Souza', 'ANA SOUZA'],
    ['Z̸a̸l̸g̸o', 'ZALGO'],
    ['Łukasz 🛵 Straße', 'LUKASZ STRASSE'],
  ])('writes %s as %s', (nome, escrito) => {
    expect(plainText(nome)).toBe(escrito);
  });

  it('names somebody of whose name a bank could read nothing', () => {
    const text = writeFile(febraban, { ...arquivo, pagamentos: [{ ...pagamento, nome: '李明' }] });
    expect(readRemittance(text).payments[0]?.name).toBe('ENTREGADOR');
  });

  it.each([
    ['chave', { pix_chave: `${'a'.repeat(90)}@corre.example` }],
    ['chave', { pix_chave: 'joão@corre.example' }],
    ['txid', { txid: 'C'.repeat(36) }],
    ['centavos', { centavos: 1e15 }],
    ['centavos', { centavos: -1 }],
    ['centavos', { centavos: 0.5 }],
    ['favorecido_documento', { cpf: `${'5'.repeat(15)}` }],
  ])('is not written where %s does not fit: %j', (field, change) => {
    const write = () => writeFile(febraban, { ...arquivo, pagamentos: [{ ...pagamento, ...change }] });
    expect(write).toThrow(new UnwritableField(field));
  });

  it('begins another lot where the records of one are counted out', () => {
    const pagamentos = Array.from({ length: 7 }, (_, i) => ({
      ...pagamento,
      seu_numero: String(i),
      centavos: 10 ** i,
    }));
    const read = readRemittance(writeFile({ ...febraban, paymentsPerLot: 3 }, { ...arquivo, pagamentos }));
    expect(read).toMatchObject({ lots: 3, cents: 1_111_111n });
    expect(read.payments.map(({ lot }) => lot)).toEqual([1, 1, 1, 2, 2, 2, 3]);
  });

  it.each([1, 2, 999, 2_000])('holds %i couriers of any name, key and amount', (length) => {
    const centavos = fc.oneof(fc.constantFrom(1, 999_999_999, 10_000), fc.integer({ min: 1, max: 1_000_000_000 }));
    const one = fc.record({
      nome: fc.string({ unit: 'grapheme', maxLength: 60 }),
      tipo: fc.constantFrom('telefone', 'email', 'cpf', 'aleatoria'),
      centavos,
    });
    const some = fc.array(one, { minLength: length, maxLength: length, size: 'max' });
    fc.assert(
      fc.property(some, (couriers) => {
        const pagamentos = couriers.map(({ nome, tipo, centavos: cents }, i) => {
          const pix_tipo_chave = tipo as keyof typeof KEYS;
          const [pix_chave] = KEYS[pix_tipo_chave];
          return { ...pagamento, seu_numero: `${i}`, nome, pix_tipo_chave, pix_chave, centavos: cents };
        });
        const read = readRemittance(writeFile(febraban, { ...arquivo, pagamentos }));
        expect(
          read.payments.map(({ ownNumber, cents, key, initiation }) => [ownNumber, cents, key, initiation]),
        ).toEqual(pagamentos.map((p) => [p.seu_numero, BigInt(p.centavos), p.pix_chave, KEYS[p.pix_tipo_chave][1]]));
        expect(read.cents).toBe(pagamentos.reduce((sum, p) => sum + BigInt(p.centavos), 0n));
      }),
      { numRuns: Math.max(1, Math.ceil(60 / length)) },
    );
  });
});
