import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telefoneDoDestinatarioSchema, telefoneSchema } from './contrato.ts';
import { lerTelefone, normalizeTelefone } from './ler.ts';

const DDDS = [
  [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 28, 31, 32, 33, 34, 35, 37, 38],
  [41, 42, 43, 44, 45, 46, 47, 48, 49, 51, 53, 54, 55, 61, 62, 63, 64, 65, 66, 67, 68, 69],
  [71, 73, 74, 75, 77, 79, 81, 82, 83, 84, 85, 86, 87, 88, 89, 91, 92, 93, 94, 95, 96, 97, 98, 99],
].flat();

describe('a telephone', () => {
  it.each([
    '(44) 99812-4076',
    '44 99812-4076',
    '44998124076',
    '44.99812.4076',
    '44 9 9812 4076',
    '(44) 99812–4076',
    '(44) 99812—4076',
    '(44) 99812‑4076',
    '(44) 99812−4076',
    '(44)\u00a099812-4076',
    '\u200e(44) 99812-4076\u202c',
    '４４９９８１２４０７６',
    '+55 44 99812-4076',
    '+55 (44) 99812-4076',
    '(+55) 44 99812-4076',
    '55 44 99812-4076',
    '5544998124076',
    '0055 44 99812-4076',
    '+55 (0) 44 99812-4076',
    '+55 044 99812-4076',
    '044 99812-4076',
    '(044) 99812-4076',
    '0xx44 99812-4076',
    '(0xx44) 99812-4076',
    '(0XX 44) 99812-4076',
    '0 41 44 99812-4076',
    '0 15 44 99812-4076',
    '+55 0 21 44 99812-4076',
    'Tel.: (44) 99812-4076',
    'WhatsApp 44 99812-4076',
    'tel:+5544998124076',
  ])('of a Brazilian mobile is read out of %j', (texto) => {
    expect(lerTelefone(texto)).toEqual({ tipo: 'celular', telefone: '+5544998124076', localizador: null });
    expect(normalizeTelefone(texto)).toBe('+5544998124076');
  });

  it.each([
    ['44 3026-1234', '+554430261234'],
    ['(11) 2345-6789', '+551123456789'],
    ['+55 61 5555 0100', '+556155550100'],
    ['0 14 11 4004-1234', '+551140041234'],
    ['044 3026-1234', '+554430261234'],
    ['554430261234', '+554430261234'],
    // Area code 55, and no country code.
    ['55 3221-1234', '+555532211234'],
  ])('of a landline is read out of %j', (texto, telefone) => {
    expect(lerTelefone(texto)).toEqual({ tipo: 'fixo', telefone, localizador: null });
  });

  it('of area code 55 is no country code', () => {
    expect(normalizeTelefone('55 99812-4076')).toBe('+5555998124076');
    expect(normalizeTelefone('+55 55 99812-4076')).toBe('+5555998124076');
    expect(normalizeTelefone('+55 92 98765-4321')).toBe('+5592987654321');
  });

  it.each([
    ['0800 608 1015', '08006081015', null],
    ['0800-608-1015', '08006081015', null],
    ['+55 800 608 1015', '08006081015', null],
    ['0800 123456', '0800123456', null],
    ['0300 313 1234', '03003131234', null],
    ['4004-1234', '40041234', null],
    ['3003 1234', '30031234', null],
    ['0800 608 1015 ID: 81726354', '08006081015', '81726354'],
    ['0800 608 1015 Id 81726354', '08006081015', '81726354'],
    ['08006081015,,81726354', '08006081015', '81726354'],
    ['08006081015;81726354', '08006081015', '81726354'],
    ['0800 608 1015 (localizador: 81726354)', '08006081015', '81726354'],
    ['0800 608 1015 - cód. 81726354', '08006081015', '81726354'],
    ['0800.608.1015 #81726354', '08006081015', '81726354'],
    ['4004 1234 ramal 12', '40041234', '12'],
  ])('of a service keeps its zero and its locator: %j', (texto, telefone, localizador) => {
    expect(lerTelefone(texto)).toEqual({ tipo: 'servico', telefone, localizador });
    expect(normalizeTelefone(texto)).toBeNull();
  });

  it.each([
    ['+595 981 123456', '+595981123456'],
    ['+1 (212) 555-0123', '+12125550123'],
    ['+49 911 123456', '+49911123456'],
    ['+351 912 345 678', '+351912345678'],
    ['00 54 11 4321-5678', '+541143215678'],
  ])('of another country is one for calling only: %j', (texto, telefone) => {
    expect(lerTelefone(texto)).toEqual({ tipo: 'exterior', telefone, localizador: null });
    expect(normalizeTelefone(texto)).toBeNull();
  });

  it.each([
    ['99812-4076', '998124076'],
    ['3026-1234', '30261234'],
  ])('without area code is local: %j', (texto, telefone) => {
    expect(lerTelefone(texto)).toEqual({ tipo: 'local', telefone, localizador: null });
    expect(normalizeTelefone(texto)).toBeNull();
  });

  it.each([
    ['(44) 8765-4321', 'falta o 9 do celular, depois do DDD'],
    ['44 8876-5432', 'falta o 9 do celular, depois do DDD'],
    ['+55 44 9812-4076', 'falta o 9 do celular, depois do DDD'],
    ['44 89812-4076', 'celular tem 9 números e começa por 9'],
    ['44 1026-1234', 'fixo começa por 2, 3, 4 ou 5'],
    ['(23) 99812-4076', 'não existe o DDD 23'],
    ['(36) 99812-4076', 'não existe o DDD 36'],
    ['+55 20 99812-4076', 'não existe o DDD 20'],
    ['44 99812-4076 / 3026-1234', 'tem números demais'],
    ['+55 99812-4076', 'use DDD e número'],
    ['12345', 'use DDD e número'],
    ['190', 'use DDD e número'],
    ['tel:190', 'use DDD e número'],
    ['+55 44 9999;ext=1', 'use só números'],
    ['javascript:alert(1)', 'use só números'],
    ['44 99812-4076 ou 44 99812-4077', 'use só números'],
    ['44+998124076', 'use só números'],
  ])('is refused with the reason: %j', (texto, motivo) => {
    expect(lerTelefone(texto)).toEqual({ recusa: `Telefone inválido: ${motivo}` });
  });

  it('has one of the 67 area codes', () => {
    const aceitos = Array.from({ length: 100 }, (_, ddd) => ddd).filter(
      (ddd) => normalizeTelefone(`(${String(ddd).padStart(2, '0')}) 99812-4076`) !== null,
    );
    expect(aceitos).toEqual(DDDS);
  });

  it('keeps every digit of area code and number, however they are grouped', () => {
    const entre = fc.constantFrom('', ' ', '-', '.', ' – ', ') ');
    const numero = fc.oneof(fc.stringMatching(/^9\d{8}$/), fc.stringMatching(/^[2-5]\d{7}$/));
    const antes = fc.constantFrom('', '0', '+55 ', '55', '0xx', '0 41 ');
    fc.assert(
      fc.property(antes, fc.constantFrom(...DDDS), numero, entre, entre, (prefixo, ddd, n, um, dois) => {
        expect(normalizeTelefone(`${prefixo}${ddd}${um}${n.slice(0, -4)}${dois}${n.slice(-4)}`)).toBe(`+55${ddd}${n}`);
      }),
    );
  });
});

describe('the fields', () => {
  const lido = (schema: typeof telefoneSchema, texto: string | null) => {
    const { data, error } = schema.safeParse(texto);
    return error?.issues[0]?.message ?? data;
  };

  it.each([
    ['(44) 99812-4076', '+5544998124076'],
    [' ', null],
    [null, null],
    ['0800 608 1015', 'Telefone inválido: 0800 e 4004 não servem aqui. Use um com DDD'],
    ['+49 911 123456', 'Telefone inválido: é de outro país. Use um do Brasil, com DDD'],
    ['44 3026-1234 ramal 12', 'Telefone inválido: use só o número, sem ramal'],
    ['3026-1234', 'Telefone inválido: use DDD e número'],
  ])('a shop’s telephone of %j is %j', (texto, saida) => {
    expect(lido(telefoneSchema, texto)).toBe(saida);
  });

  it.each([
    ['044 99812.4076', '+5544998124076'],
    ['0800 608 1015 ID: 81726354', '08006081015,,81726354'],
    ['08006081015,,81726354', '08006081015,,81726354'],
    ['4004-1234', '40041234'],
    ['+595 981 123456', '+595981123456'],
    ['44 3026-1234 ramal 12', '+554430261234,,12'],
    ['', null],
    ['3026-1234', 'Telefone inválido: use DDD e número'],
    ['44 8876-5432', 'Telefone inválido: falta o 9 do celular, depois do DDD'],
  ])('a recipient’s telephone of %j is %j', (texto, saida) => {
    expect(lido(telefoneDoDestinatarioSchema, texto)).toBe(saida);
  });
});
