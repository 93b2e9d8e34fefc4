import { answerRemittance, tamper } from '@corre/testing/bank/remittance.ts';
import { describe, expect, it } from 'vitest';
import { febraban } from './febraban.ts';
import { occurrenceText, outcomeOf } from './occurrences.ts';
import { readReturn } from './read-return.ts';
import { type Payment, writeFile } from './write-file.ts';

const pagamentos: Payment[] = [11, 22, 33].map((id) => ({
  seu_numero: `000007${String(id).padStart(14, '0')}`,
  nome: `Pessoa ${id}`,
  cpf: '52998224725',
  pix_tipo_chave: 'cpf',
  pix_chave: '52998224725',
  txid: `C20261109E${id}`,
  centavos: id * 100,
}));
const empresa = { nome: 'Corre', documento: '11222333000181', agencia: '1234', conta: '98765-4', convenio: 'C1' };
const arquivo = { banco: '341', nsa: 7, dia: '2026-11-20', hora: '09:12:30', empresa, pagamentos };
const remessa = writeFile(febraban, arquivo);
const says = ['00', 'PJ', 'BD'];
const retorno = answerRemittance(remessa, (_, i) => says[i] ?? '');

describe('the return file', () => {
  it('says of each payment whether it was made, refused, or nothing final', () => {
    expect(readReturn(febraban, retorno)).toEqual({
      banco: '341',
      empresa_documento: '11222333000181',
      respostas: [
        {
          seu_numero: '00000700000000000011',
          centavos: 1_100,
          ocorrencias: ['00'],
          numero_do_banco: 'E1',
          resultado: 'pago',
        },
        {
          seu_numero: '00000700000000000022',
          centavos: 2_200,
          ocorrencias: ['PJ'],
          numero_do_banco: '',
          resultado: 'recusado',
        },
        {
          seu_numero: '00000700000000000033',
          centavos: 3_300,
          ocorrencias: ['BD'],
          numero_do_banco: '',
          resultado: null,
        },
      ],
    });
  });

  it('is read whichever way its lines end, and with an end-of-file sign', () => {
    const read = readReturn(febraban, retorno);
    expect(readReturn(febraban, `${retorno.replaceAll('\r\n', '\n')}\x1a`)).toEqual(read);
    expect(readReturn(febraban, retorno.slice(0, -2))).toEqual(read);
  });

  it('refuses every payment of a lot that the bank did not take', () => {
    const refused = tamper(
      answerRemittance(remessa, () => ''),
      1,
      231,
      'HA',
    );
    expect(readReturn(febraban, refused).respostas.map(({ resultado }) => resultado)).toEqual(
      Array(3).fill('recusado'),
    );
    const taken = tamper(
      answerRemittance(remessa, () => ''),
      1,
      231,
      '00',
    );
    expect(readReturn(febraban, taken).respostas.map(({ resultado }) => resultado)).toEqual([null, null, null]);
  });

  it.each([
    ['the payment file itself', remessa, 'Este é o arquivo de remessa. Envie o arquivo de retorno do banco.'],
    ['a changed amount', tamper(retorno, 2, 120, '000000000009999'), 'Os totais do lote não batem'],
    ['a changed sum', tamper(retorno, 8, 24, '000000000000009999'), 'Os totais do lote não batem'],
    ['a changed count', tamper(retorno, 9, 24, '000099'), 'Os totais do arquivo não batem'],
    ['letters for an amount', tamper(retorno, 2, 120, 'ABC'), 'onde deveria haver um número'],
    ['a shorter line', retorno.replace('PESSOA 11', 'PESSOA 1'), 'A linha 3 tem 239 caracteres'],
    [
      'its last line missing',
      retorno.split('\r\n').slice(0, -2).join('\r\n'),
      'não começa ou não termina como um CNAB',
    ],
    ['a payment missing', retorno.split('\r\n').toSpliced(2, 2).join('\r\n'), 'Os totais do lote não batem'],
    ['a lot without an end', retorno.split('\r\n').toSpliced(8, 1).join('\r\n'), 'um lote sem começo ou sem fim'],
    ['paid and refused at once', answerRemittance(remessa, () => '00PJ'), 'As ocorrências 00, PJ'],
    ['nothing', '', 'A linha 1 tem 0 caracteres'],
  ])('is refused with %s', (_, text, detail) => {
    expect(() => readReturn(febraban, text)).toThrow(detail);
  });

  it.each([
    [['00'], 'pago'],
    [['00', 'ZA'], 'pago'],
    [['AG', 'PJ'], 'recusado'],
    [['BD'], null],
    [['BD', 'Q7'], null],
    [['Q7'], null],
    [[], null],
  ])('of %j the outcome is %s: a code that nobody knows sets nothing free', (codes, outcome) => {
    expect(outcomeOf(codes)).toEqual({ outcome, contradictory: false });
  });

  it('says codes in Portuguese, and of the unknown whom to ask', () => {
    expect(['00', 'PJ', 'Q7'].map(occurrenceText)).toEqual([
      'Pagamento efetuado',
      'Chave PIX não cadastrada',
      'Ocorrência não identificada: pergunte ao banco',
    ]);
  });
});
