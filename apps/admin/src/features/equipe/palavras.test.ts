import type { Funcionario } from '@corre/contract/equipe/contrato.ts';
import { expect, it } from 'vitest';
import { estadoDe } from './palavras.ts';

const now = Date.parse('2026-11-29T15:00:00Z');
const carla: Funcionario = {
  id: 7,
  user_type: 'suporte',
  usuario: 'carla',
  nome: 'Carla Dias',
  ativo: true,
  data_cadastro: '2026-11-20T12:00:00.000Z',
  encerrado_em: null,
  sessoes: 0,
  usada_em: null,
  link_ate: null,
  voce: false,
};

it('says where an account stands: its end, or its devices and its link', () => {
  expect(estadoDe(carla, now)).toBe('Sem sessão aberta');
  const aberta = { ...carla, sessoes: 2, usada_em: '2026-11-29T14:55:00.000Z' };
  expect(estadoDe(aberta, now)).toBe('2 aparelhos · último uso há 5 min');
  const comLink = { ...aberta, link_ate: '2026-11-29T15:30:00.000Z' };
  expect(estadoDe(comLink, now)).toBe('2 aparelhos · último uso há 5 min · link para nova senha até 12:30');
  const fora = { ...comLink, ativo: false, encerrado_em: '2026-11-28T12:00:00.000Z' };
  expect(estadoDe(fora, now)).toBe('Desativada em 28/11/2026');
});
