import { expect, it } from 'vitest';
import { withName } from './session.ts';

const renata = { user_type: 'admin', user_id: 1, user_name: 'Renata Prado', comercio_nome: '' } as const;

it('a session takes the new name of its person', () => {
  expect(withName(renata, 'Renata Prado Leal')).toEqual({ ...renata, user_name: 'Renata Prado Leal' });
  expect(withName(renata, 'Renata Prado')).toBe(renata);
});

it('a shop keeps its session, because choices are kept under it', () => {
  const loja = { user_type: 'comercio', user_id: null, user_name: '', comercio_nome: 'Açaí & Cia' } as const;
  expect(withName(loja, 'Açaí & Cia')).toBe(loja);
});
