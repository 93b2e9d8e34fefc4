import { expect, test } from 'vitest';
import { COLUNAS, combinarColunas, TIPOS_DE_PLANILHA } from './colunas.ts';
import { valorDaCelula } from './valores.ts';

test.each(TIPOS_DE_PLANILHA)('the sample of %s is matched with its own fields', (tipo) => {
  const titulos = COLUNAS[tipo].map(({ titulo }) => titulo);
  expect(combinarColunas(tipo, titulos)).toEqual(COLUNAS[tipo].map(({ campo }) => campo));
});

test('headings are known by other names, without accents and signs, and unknown ones are skipped', () => {
  expect(combinarColunas('entregadores', ['NOME', 'Celular:', 'Nasc.', 'Time', 'pix'])).toEqual([
    'nome_completo',
    'telefone_pessoal',
    'data_nascimento',
    null,
    'pix_chave',
  ]);
});

test('a field is given to one heading only, and the exact heading has it', () => {
  expect(combinarColunas('comercios', ['Loja', 'Nome', 'Nome fantasia'])).toEqual([null, 'nome', null]);
});

test.each([
  ['estado_civil', 'Casada', 'casado'],
  ['estado_civil', 'Solteiro(a)', 'solteiro'],
  ['pix_tipo_chave', 'E-mail', 'email'],
  ['pix_tipo_chave', 'Celular', 'telefone'],
  ['pix_tipo_chave', 'Aleatória', 'aleatoria'],
  ['veiculo', 'moto com bau', 'moto_bau'],
  ['cpf', '5299822472', '05299822472'],
  ['cpf', '529', '529'],
  ['cep', '1310100', '01310100'],
  ['documento', '1222333000181', '01222333000181'],
  ['nome_completo', ' Ana ', 'Ana'],
  ['veiculo', 'jegue', 'jegue'],
])('a cell of %s with %s is read as %s', (campo, celula, valor) => {
  expect(valorDaCelula(campo, celula)).toBe(valor);
});
