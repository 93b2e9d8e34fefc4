import { expect, test } from 'vitest';
import { mascararDocumentos } from './mascarar.ts';

const pessoa = { id: 7, cpf: '08411894352', rg: '123456789' };

test.each([
  ['cpf', '08411894352', '•••.118.943-••'],
  ['telefone', '+5544991447830', '+554•••7830'],
  ['email', 'luana@exemplo.com.br', 'lu•••@exemplo.com.br'],
  ['aleatoria', '123e4567-e89b-12d3-a456-426614174000', '123e•••4000'],
] as const)('a PIX key of type %s keeps only enough to be recognised', (pix_tipo_chave, pix_chave, mascarada) => {
  expect(mascararDocumentos({ ...pessoa, pix_tipo_chave, pix_chave })).toEqual({
    id: 7,
    cpf: '•••.118.943-••',
    rg: '••••••89',
    pix_tipo_chave,
    pix_chave: mascarada,
  });
});

test('what was erased stays empty', () => {
  const apagada = { cpf: '', rg: '', pix_tipo_chave: 'email', pix_chave: '' } as const;
  expect(mascararDocumentos(apagada)).toEqual(apagada);
});
