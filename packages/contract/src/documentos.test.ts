import { describe, expect, it } from 'vitest';
import { normalizeCnpj, normalizePixOfEmpresa } from './documentos.ts';

describe('the company', () => {
  it.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['11.222.333/0001-82', null],
    ['1', null],
    ['', null],
  ])('has a CNPJ of digits, or with letters, whose check digits are right: %s', (texto, cnpj) => {
    expect(normalizeCnpj(texto)).toBe(cnpj);
  });

  it.each([
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['cnpj', '529.982.247-25', null],
    ['email', 'Caixa@Corre.example', 'caixa@corre.example'],
    ['telefone', '(44) 99812-4076', '+5544998124076'],
  ] as const)('receives by a PIX key of the kind %s', (tipo, chave, normal) => {
    expect(normalizePixOfEmpresa(tipo, chave)).toBe(normal);
  });
});
