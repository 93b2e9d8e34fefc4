import { sampleAceita } from '@corre/contract/solicitacoes/sample.ts';
import { expect, it } from 'vitest';
import type { Problema } from '../passos/passo.ts';
import { codigoEsgotado, ondeEstaOPedido } from './codigo-esgotado.tsx';

const entrega = sampleAceita({ status: 'em_entrega', exige_codigo: true, codigo_esgotado: true });
const mensagem = 'O código do cliente foi errado 5 vezes. Posso entregar sem o código?';
const aberto = { solicitacao_id: 7, mensagem: `Ninguém desce\n${mensagem}`, acao: null };
const passo: Problema = {
  tipo: 'problema',
  motivo: 'outro',
  mensagem,
  foto: false,
  solicitacao_id: 7,
  endereco: 'Rua A, 1',
  quando: 1,
};

// [prova]
it('only support helps after the fifth wrong code, until it let the delivery go', () => {
  expect(codigoEsgotado(entrega)).toBe(true);
  expect(codigoEsgotado({ ...entrega, codigo_esgotado: false })).toBe(false);
  expect(codigoEsgotado({ ...entrega, marcos: [{ tipo: 'codigo_dispensado' }] })).toBe(false);
});

it('asks once, also where the question still waits on the phone, and again after an answer that did not help', () => {
  expect(ondeEstaOPedido(7, [], [])).toBeNull();
  expect(ondeEstaOPedido(7, [aberto], [passo])).toBe('suporte');
  expect(ondeEstaOPedido(7, [], [passo])).toBe('celular');
  expect(ondeEstaOPedido(8, [aberto], [passo])).toBeNull();
  expect(ondeEstaOPedido(7, [{ ...aberto, acao: 'tentar_de_novo' }], [])).toBeNull();
  expect(ondeEstaOPedido(7, [{ ...aberto, mensagem: 'Ninguém desce' }], [])).toBeNull();
});
