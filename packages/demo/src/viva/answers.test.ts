import { PROBLEMA_MAX } from '@corre/contract/constants.ts';
import { responderProblemaSchema } from '@corre/contract/problemas/contrato.ts';
import { motivosDoStatus } from '@corre/contract/problemas/regras.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDERECOS } from '../texts.ts';
import { numeroTrocado, respostaAoProblema, respostaDaLoja, respostaDoEntregador } from './answers.ts';

const endereco = 'Av. Brasil, 3520, Zona 1';

describe('a shop answers what its courier writes', () => {
  it.each([
    ['Já está pronto?', 'aceita', 'Sai em 5 minutos.'],
    ['tá demorando...', 'em_retirada', 'Sai em 5 minutos.'],
    ['Cheguei', 'em_retirada', 'Já levo até você.'],
    ['Cheguei aqui', 'em_entrega', 'Certo, o cliente já vem.'],
    ['Estou a caminho', 'aceita', 'Beleza, é só pedir no balcão.'],
    ['O interfone não responde', 'em_entrega', 'Vou ligar para o cliente.'],
    ['Não achei o número', 'em_entrega', `O endereço é ${endereco}.`],
    ['Posso deixar com o porteiro?', 'em_entrega', 'Pode deixar na portaria.'],
    ['Qual é o código?', 'em_entrega', 'O cliente diz: 4821.'],
    ['Levo troco?', 'em_retirada', 'O que cobrar está na sua tela.'],
    ['Furou o PNEU', 'em_entrega', 'Tudo bem, vá com calma.'],
    ['Valeu 👍', 'em_entrega', 'Boa entrega!'],
    ['Saí da loja', 'em_entrega', 'Certo, vou avisar o cliente.'],
    ['Boa noite', 'aceita', 'Oi! Pode falar.'],
    ['Começo pelo outro lado?', 'em_entrega', 'Pode fazer como achar melhor.'],
    ['Segue o jogo', 'em_entrega', 'Certo, obrigado por avisar.'],
  ] as const)('%s (%s)', (mensagem, status, dita) => {
    expect(respostaDaLoja({ mensagem, status, endereco, codigo: '4821' })).toBe(dita);
  });

  it('without a fact it says a general sentence, and never a gap', () => {
    const dita = respostaDaLoja({ mensagem: 'Qual é o código?', status: 'em_entrega', endereco, codigo: null });
    expect(dita).toBe('Pode fazer como achar melhor.');
  });
});

it.each([
  ['Leva a maquininha', 'aceita', 'Levo comigo.'],
  ['Cadê você?', 'em_entrega', 'Chego no cliente em 5 minutos.'],
  ['Já está pronto, pode vir!', 'aceita', 'Chego em 5 minutos.'],
  ['Deixa na portaria', 'em_entrega', 'Combinado, faço assim.'],
  ['Obrigada!', 'em_entrega', 'Disponha!'],
  ['Já estou ligando', 'em_entrega', 'Obrigado, espero aqui.'],
  ['Pode aguardar?', 'em_retirada', 'Claro, espero.'],
  ['Você consegue?', 'em_retirada', 'Pode deixar comigo.'],
  ['Tem dois pacotes', 'em_retirada', 'Certo, pode deixar.'],
] as const)('a courier answers the shop: %s (%s)', (mensagem, status, dita) => {
  expect(respostaDoEntregador({ mensagem, status })).toBe(dita);
});

it('whatever somebody writes gets one short sentence without a gap', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...STATUS_EM_ANDAMENTO), (mensagem, status) => {
      for (const dita of [respostaDaLoja({ mensagem, status }), respostaDoEntregador({ mensagem, status })])
        expect(dita).toMatch(/^[^{}]{3,60}[.!]$/);
    }),
  );
});

it('every problem in every step gets an answer that the product takes', () => {
  for (const status of STATUS_EM_ANDAMENTO)
    for (const motivo of motivosDoStatus(status))
      for (const deNovo of [false, true]) {
        const resposta = respostaAoProblema({ motivo, status, endereco }, deNovo);
        expect(responderProblemaSchema.safeParse({ problema_id: 1, ...resposta }).success).toBe(true);
        expect(resposta.mensagem.length).toBeLessThanOrEqual(PROBLEMA_MAX);
        // Only what is on the way can come back.
        if (status !== 'em_entrega') expect(resposta.acao).not.toBe('trazer_de_volta');
      }
});

it('nobody at the door twice: the second time the order comes back', () => {
  const dito = { motivo: 'ninguem_atende', status: 'em_entrega', endereco } as const;
  expect(respostaAoProblema(dito, false).acao).toBe('tentar_de_novo');
  expect(respostaAoProblema(dito, true).acao).toBe('trazer_de_volta');
});

it('a mistaken address keeps its street and its bairro', () => {
  expect(numeroTrocado(endereco)).toBe('Av. Brasil, 3529, Zona 1');
  for (const um of ENDERECOS) {
    const outro = numeroTrocado(um);
    expect(outro).not.toBe(um);
    expect(outro.split(', ').toSpliced(1, 1)).toEqual(um.split(', ').toSpliced(1, 1));
  }
});
