import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { expect, test } from 'vitest';
import { novosChamados } from './noticias.tsx';

const esperam = (...ids: number[]) =>
  ids.map((id) => ({ ...sampleSolicitacao({ id, comercio: 'Padaria Central', endereco: `Rua ${id}` }), ...daTorre }));
const daTorre = { sinalizada: false, oferta_viva: null, agendada: false, oferecer_apos: null };
const problema = {
  id: 4,
  solicitacao_id: 1,
  motivo: 'ninguem_atende',
  mensagem: null,
  aberto_em: '2026-11-18T12:00:00Z',
  acao: null,
  resposta: null,
  endereco_anterior: null,
  endereco_novo: null,
  respondido_por: null,
  respondido_em: null,
  encerrado_em: null,
  foto_em: null,
  rota_id: 1,
  comercio: 'Padaria Central',
  comercio_id: 1,
  comercio_telefone: null,
  entregador_id: 2,
  nome_entregador: 'Ana',
  endereco: 'Rua 1',
  numero_pedido: null,
  status: 'em_entrega',
} as const;

test('a voice hears each new request and problem once, the problem first', () => {
  const before = { esperam: esperam(1, 2), problemas: [] };
  expect(novosChamados(before, before)).toEqual([]);
  expect(novosChamados(before, { esperam: esperam(2, 3), problemas: [problema] })).toEqual([
    expect.stringMatching(/^Problema: .+, Ana, Rua 1$/),
    'Nova solicitação: Padaria Central, Rua 3',
  ]);
});
