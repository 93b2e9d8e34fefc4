import { expect, test } from 'vitest';
import { camposDaEmpresa, camposDoBanco } from './campos.ts';

const campos = { ...camposDaEmpresa, ...camposDoBanco };
const escritos = [
  ['empresa_nome', ' Expresso Ingá '],
  ['empresa_cnpj', '11.222.333/0001-81'],
  ['uf', 'pr'],
  ['contato_whatsapp', '(44) 99841-2200'],
  ['suporte_whatsapp', '+55 44 3000-1234'],
  ['contato_instagram', 'https://www.instagram.com/expresso.inga/'],
  ['suporte_telefone', '0800 123 4567'],
  ['suporte_telefone', '+351 912 345 678'],
  ['suporte_telefone', '3000-1234'],
  ['empresa_pix_tipo_chave', 'email'],
  ['empresa_conta', '98765-4'],
] as const;

test.each(escritos)('%s is kept in a form that reads as itself: %s', (campo, escrito) => {
  const guardado = campos[campo].parse(escrito);
  expect(campos[campo].parse(guardado)).toBe(guardado);
});

test('a WhatsApp of another country is refused, because its link would lead to a stranger', () => {
  expect(camposDaEmpresa.contato_whatsapp.safeParse('+41 91 234 56 78').success).toBe(false);
});
