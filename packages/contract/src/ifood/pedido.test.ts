import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telefoneDoDestinatarioSchema } from '../telefones/contrato.ts';
import { horaDoIfood } from './hora.ts';
import { numeroDoIfood } from './numero.ts';
import { telefoneDoIfood } from './telefone.ts';

const SLIP = [
  'PEDIDO #4823',
  'Entrega prevista: 20:40',
  'Maria S.',
  'Telefone: 0800 608 1015 ID: 81726354',
  'Rua Joubert de Carvalho, 623',
  '1x Pizza R$ 45,90',
  'Pago online',
].join('\n');

// [pedido-ifood]
describe('a pasted iFood text', () => {
  it('says its number, its telephone with the locator, and its time', () => {
    expect([numeroDoIfood(SLIP), telefoneDoIfood(SLIP), horaDoIfood(SLIP)]).toEqual([
      '4823',
      '08006081015,,81726354',
      { tipo: 'previsto', hora: '20:40', dia: null },
    ]);
  });

  it.each([
    ['#7312', '7312'],
    ['Maria\n*Pedido 4823*', '4823'],
    ['🛵 PEDIDO: #4823', '4823'],
    ['Pedido nº 4823', '4823'],
    ['Número do pedido: 4823', '4823'],
    ['Nº do pedido 4823', '4823'],
    ['NÚMERO DO PEDIDO #4823'.normalize('NFD'), '4823'],
    ['Pedido 22/11', null],
    ['Pedido 2026-11-28', null],
    ['Pedido: R$ 4823', null],
    ['Rua Pedido, 4823', null],
    ['2x Pizza', null],
  ])('has in %j the number %j', (texto, numero) => {
    expect(numeroDoIfood(texto)).toBe(numero);
  });

  it.each([
    ['0800 608 1015 ID: 81726354', '08006081015,,81726354'],
    ['Tel.: 0800-608-1015\nID: 81726354', '08006081015,,81726354'],
    ['Telefone do cliente\t0800 608 1015\n\nLocalizador: 81726354', '08006081015,,81726354'],
    ['📞 0800 608 1015 Localizador do pedido: 81726354', '08006081015,,81726354'],
    ['0800 608 1015', '08006081015'],
    ['Contato: (44) 99812-4076', '+5544998124076'],
    ['Cantina do Largo\n(44) 3026-1234\nTel. 44 99812-4076', '+5544998124076'],
    ['0800 123 4567\nTelefone: 0800 608 1015 ID: 81726354', '08006081015,,81726354'],
    ['Celular 44 99812 4076', '+5544998124076'],
    ['Telefone: 99812-4076', null],
    ['CPF na nota: 529.982.247-25', null],
    ['44998124076', null],
    ['(44) 3026-1234', null],
    ['Telefone da loja: (44) 3026-1234', null],
    ['Telefone: não informado', null],
    ['Pedido 4823\nID: 81726354', null],
    ['', null],
  ])('has in %j the telephone %j', (texto, telefone) => {
    expect(telefoneDoIfood(texto)).toBe(telefone);
  });

  it.each([
    ['Agendado p/ 21:15', ['agendado', '21:15', null]],
    ['AGENDADO PARA HOJE, 21h15', ['agendado', '21:15', null]],
    ['Pedido agendado\n21:15 - 21:45', ['agendado', '21:15', null]],
    ['Entrega agendada: 28/11 às 9h', ['agendado', '09:00', [11, 28]]],
    ['Agendado para amanhã às 19:00 - 19:30', ['agendado', '19:00', 'amanha']],
    ['Agendamento: 28/11/2026 21:15', ['agendado', '21:15', [11, 28]]],
    ['Entrega prevista para 20:40\nAgendado p/ 21:15', ['agendado', '21:15', null]],
    ['Entrega prevista\n\n20:40', ['previsto', '20:40', null]],
    ['Previsão de entrega: 20h40', ['previsto', '20:40', null]],
    ['Entrega: 19:45', null],
    ['Agendado\nRua A, 1', null],
    ['Agendado R$ 21,15', null],
    ['Agendado p/ 25:15', null],
    ['12:30 Maria: oi', null],
  ])('has in %j the time %j', (texto, hora) => {
    const lida = horaDoIfood(texto);
    expect(lida && [lida.tipo, lida.hora, lida.dia]).toEqual(hora);
  });

  it('gives whatever is pasted only what the contract takes', () => {
    const pedaco = fc.oneof(
      fc.constantFrom('Telefone: ', '0800 608 1015', ' ID: ', '(44) ', '99812-4076', '\n', 'Agendado p/ ', '21:', '15'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(pedaco, { maxLength: 20 }), (pedacos) => {
        const texto = pedacos.join('');
        const telefone = telefoneDoIfood(texto);
        expect(telefoneDoDestinatarioSchema.parse(telefone)).toBe(telefone);
        expect(horaDoIfood(texto)?.hora ?? '00:00').toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
      }),
    );
  });
});
