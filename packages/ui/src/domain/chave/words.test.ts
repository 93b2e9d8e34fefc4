import type { ChaveListada } from '@corre/contract/chaves/contrato.ts';
import { expect, it } from 'vitest';
import { chaveCurta, fatosDaChave } from './key-row.tsx';

const now = Date.parse('2026-11-22T15:00:00Z');
const chave: ChaveListada = {
  id: 1,
  nome: 'Sistema do caixa',
  ambiente: 'producao',
  final: 'x7Qa',
  escopos: ['solicitacoes:ler', 'solicitacoes:criar'],
  origens: [],
  situacao: 'ativa',
  criada_em: '2026-11-20T15:00:00.000Z',
  expira_em: '2027-11-20T15:00:00.000Z',
  usada_em: null,
  revogada_em: null,
};

it('says of a key what it may do, when it was used and when it ends', () => {
  expect(chaveCurta(chave)).toBe('corre_live_…x7Qa');
  expect(fatosDaChave(chave, now)).toBe('ler, pedir · nunca usada · vence em 20/11/2027');
  expect(fatosDaChave({ ...chave, usada_em: '2026-11-22T14:55:00.000Z', expira_em: null }, now)).toBe(
    'ler, pedir · último uso há 5 min · sem prazo',
  );
  expect(fatosDaChave({ ...chave, escopos: ['eventos:ler'] }, now)).toMatch(/^ao vivo · /);
  const comSite = { ...chave, origens: ['https://loja.example.com.br'] };
  expect(fatosDaChave(comSite, now)).toContain(' · no navegador: https://loja.example.com.br');
  const revogada = { ...chave, situacao: 'revogada', revogada_em: '2026-11-21T15:00:00.000Z' } as const;
  expect(fatosDaChave(revogada, now)).toContain('revogada em 21/11/2026');
});
