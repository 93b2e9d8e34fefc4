import { expect, it } from 'vitest';
import { quemAjuda } from './quem-ajuda.ts';

const vazio = { empresa: 'Entregas Já', whatsapp: '', suporte_whatsapp: null };
const text = (address: string | null) => new URL(address ?? '').searchParams.get('text');

it('opens a ready message to support, or to the company where support has no number', () => {
  const comSuporte = quemAjuda('entregador', 'joana', { ...vazio, whatsapp: '551', suporte_whatsapp: '5544988880000' });
  expect(comSuporte.whatsapp).toMatch(/^https:\/\/wa\.me\/5544988880000\?text=/);
  expect(text(comSuporte.whatsapp)).toBe(
    'Olá! Esqueci minha senha em Entregas Já. Meu usuário é joana. Pode me mandar um link para nova senha?',
  );
  const semSuporte = quemAjuda('comercio', 'Bella Massa', { ...vazio, whatsapp: '5544900001111' });
  expect(semSuporte.whatsapp).toMatch(/^https:\/\/wa\.me\/5544900001111\?/);
  expect(text(semSuporte.whatsapp)).toContain(' A loja é Bella Massa. ');
});

it('invents nobody: without a number, in the demonstration, and before the configuration came', () => {
  const sentence = { text: 'Peça ao suporte da sua empresa um link para nova senha.', whatsapp: null };
  expect(quemAjuda('entregador', '', vazio)).toEqual(sentence);
  expect(quemAjuda('entregador', '', null)).toEqual(sentence);
  expect(quemAjuda('comercio', '', { ...vazio, whatsapp: '5544900000000', demonstracao: true })).toEqual(sentence);
});

it('sends staff to the administrator, because support makes no link for them', () => {
  const contatos = { ...vazio, suporte_whatsapp: '5544988880000' };
  expect(quemAjuda('suporte', 'carla', contatos)).toEqual({
    text: 'Peça ao administrador da sua empresa um link para nova senha.',
    whatsapp: null,
  });
  expect(quemAjuda('admin', '', contatos).whatsapp).toBeNull();
});
