import { expect, test } from 'vitest';
import { ATOS, atosDoTipo, ehAcao, predicado, TIPOS_DE_ATO, type TipoDeAto } from './atos.ts';
import type { Registro } from './contrato.ts';
import { fraseDo, quemDo } from './frase.ts';

const base: Registro = {
  id: 1,
  quando: '2026-11-22T13:00:00.000Z',
  acao: 'entregador_removido',
  ator_tipo: 'suporte',
  ator: 'Carla',
  alvo_tipo: 'entregador',
  alvo_id: 7,
  entregador: 'João Silva',
  comercio: null,
  equipe: null,
  detalhes: {},
};
const frase = (mudado: Partial<Registro>) => fraseDo({ ...base, ...mudado });

test('a row is one sentence with who, what and whom', () => {
  expect(frase({ acao: 'entregador_editado', detalhes: { campos: ['telefone_pessoal'] } })).toBe(
    'Carla (suporte) mudou o telefone do entregador João Silva',
  );
  expect(frase({ acao: 'suspender', detalhes: { duracao_horas: 2 } })).toBe(
    'Carla (suporte) suspendeu o entregador João Silva por 2 horas',
  );
  expect(frase({ acao: 'fatura-ajustada', comercio: 'Bar do Zé', entregador: null, detalhes: { valor: -12.5 } })).toBe(
    'Carla (suporte) ajustou a fatura do comércio Bar do Zé em -R$\u00a012,50',
  );
  expect(frase({ acao: 'intervir', alvo_id: 40, comercio: 'Bar do Zé', detalhes: { acao: 'transferir' } })).toBe(
    'Carla (suporte) transferiu o pedido 40 de Bar do Zé',
  );
});

test('a value that is no personal data is said as it was and as it is', () => {
  const detalhes = { campos: ['veiculo'], antes: 'moto_bau', depois: 'carro' };
  expect(frase({ acao: 'entregador_editado', detalhes })).toBe(
    'Carla (suporte) mudou o veículo do entregador João Silva: Moto com baú → Carro',
  );
});

test('somebody without an account, and the system, have a name as well', () => {
  const ninguem = { alvo_tipo: null, alvo_id: null, entregador: null };
  expect(frase({ acao: 'login_recusado', ator_tipo: 'anonimo', ator: null, ...ninguem })).toBe(
    'Alguém tentou entrar e não conseguiu: nenhuma conta com este nome',
  );
  expect(
    frase({ acao: 'conta_criada', ator_tipo: 'sistema', ator: null, alvo_tipo: 'funcionario', equipe: 'Eva' }),
  ).toBe('O sistema criou a conta do membro da equipe Eva');
});

test('an act of a newer release is named by its code', () => {
  expect(frase({ acao: 'ato_do_futuro' })).toBe('Carla (suporte) fez o ato ato_do_futuro');
});

test.each(Object.keys(ATOS).filter(ehAcao))('%s has a sentence with and without details', (acao) => {
  const tudo = {
    campos: ['telefone'],
    total: 3,
    valor: 10,
    duracao_horas: 1,
    ativa: true,
    lote_id: 1,
    acao: 'cancelar',
  };
  for (const detalhes of [{}, tudo]) {
    const dito = frase({ acao, comercio: 'Bar', equipe: 'Eva', detalhes });
    expect(predicado(acao, detalhes)).toMatch(/^\p{Ll}/u);
    expect(dito).not.toMatch(/undefined|null|NaN|[{}]| {2}|\.$/);
  }
});

test('every act belongs to one kind', () => {
  const porTipo = (Object.keys(TIPOS_DE_ATO) as TipoDeAto[]).flatMap(atosDoTipo);
  expect(porTipo.toSorted()).toEqual(Object.keys(ATOS).toSorted());
});

test('the people of a row, for its own column', () => {
  expect(quemDo({ entregador: 'Ana', comercio: 'Bar', equipe: null })).toBe('Ana, Bar');
});
