import { expect, test } from 'vitest';
import { draftOf } from './use-cadastro.ts';

test('a draft keeps what was typed, but never a password', () => {
  const draft = draftOf({
    nome_completo: 'Carla Lima',
    senha: 'segredo1',
    confirma_senha: 'segredo1',
    cpf: '',
    aparece_no_ranking: false,
  });
  expect(draft).toEqual({ nome_completo: 'Carla Lima', cpf: '', aparece_no_ranking: false });
});

test('what a broken or foreign draft holds is not believed', () => {
  expect(draftOf({ nome_completo: 7, outro: 'x', aparece_no_ranking: 'sim' })).toEqual({});
});
