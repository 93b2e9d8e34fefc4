import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { ACOES_INTERVENCAO, MOTIVOS_PULO, RESULTADOS_OFERTA, STATUS_SOLICITACAO } from '@corre/contract/vocabulario.ts';
import { Ban, Bike, Check, Clock, Flag, LifeBuoy, Plus, Send, Store, Undo2, WifiOff, X } from 'lucide-react';
import { expect, test } from 'vitest';
import { fraseDoEvento } from './frase-do-evento.ts';

const when = '2026-11-21T22:33:08Z';
const nome_entregador = 'Ana Beatriz';
type Ator = Extract<EventoDaSolicitacao, { tipo: 'status' }>['ator_tipo'];

const dita = (evento: EventoDaSolicitacao) => {
  const { text, icon, tone } = fraseDoEvento(evento);
  return [text, icon, tone];
};
const passos = (ator_tipo: Ator) =>
  STATUS_SOLICITACAO.map((status) => dita({ tipo: 'status', quando: when, status, ator_tipo, nome_entregador: null }));

test('a step says who took it', () => {
  expect(passos('entregador')).toEqual([
    ['Solicitação criada', Plus, 'criada'],
    ['Aceita pelo entregador', Check, 'oferta'],
    ['Entregador no comércio', Store, 'retirada'],
    ['Saiu para entrega', Bike, 'entrega'],
    ['Entrega finalizada', Flag, 'final'],
    ['Cancelada', Ban, 'neutra'],
  ]);
  expect(passos('suporte').map(([text]) => text)).toEqual([
    'Solicitação criada',
    'Atribuída pelo suporte',
    'Entregador no comércio',
    'Saiu para entrega',
    'Finalizada pelo suporte',
    'Cancelada pelo suporte',
  ]);
  expect(passos('comercio').at(-1)).toEqual(['Cancelada', Ban, 'neutra']);
});

test('an offer says its place in the queue, when it arrived and that it was seen', () => {
  const oferecida = (posicao_fila: number) =>
    dita({ tipo: 'oferta', quando: when, posicao_fila, pulados: posicao_fila - 1, nome_entregador });
  expect(oferecida(2)).toEqual(['Oferecida ao 2º da fila', Send, 'oferta']);
  expect(oferecida(12)[0]).toBe('Oferecida ao 12º da fila, e mais 1 foi passado');
  expect(oferecida(58)[0]).toBe('Oferecida ao 58º da fila, e mais 47 foram passados');
  expect(dita({ tipo: 'entregue', quando: when, nome_entregador })[0]).toBe('Oferta chegou ao celular');
  expect(dita({ tipo: 'vista', quando: when, nome_entregador })[0]).toBe('Oferta vista');
});

test('every answer has its words and its icon', () => {
  expect(
    RESULTADOS_OFERTA.map((resultado) =>
      dita({ tipo: 'resposta', quando: when, resultado, motivo_recusa: null, nome_entregador }),
    ),
  ).toEqual([
    ['Aceitou', Check, 'final'],
    ['Recusou', X, 'recusa'],
    ['Deixou passar', Clock, 'neutra'],
    ['Oferta não chegou ao celular', WifiOff, 'neutra'],
    ['Oferta retirada', Undo2, 'neutra'],
  ]);
});

test('who was passed over reads why', () => {
  expect(MOTIVOS_PULO.map((motivo) => dita({ tipo: 'pulo', quando: when, motivo, nome_entregador }))).toEqual([
    ['Passado adiante: celular sem resposta', WifiOff, 'neutra'],
    ['Passado adiante: recusou há pouco', WifiOff, 'neutra'],
    ['Passado adiante: deixou passar há pouco', WifiOff, 'neutra'],
    ['Passado adiante: já está com dinheiro demais', WifiOff, 'neutra'],
  ]);
});

test('what support did is said without its reason', () => {
  const intervencoes = ACOES_INTERVENCAO.map((acao) =>
    dita({ tipo: 'intervencao', quando: when, acao, motivo: 'moto quebrou', nome_entregador }),
  );
  expect(intervencoes).toEqual([
    ['O suporte passou a entrega a outra pessoa', LifeBuoy, 'retirada'],
    ['O suporte finalizou', LifeBuoy, 'retirada'],
    ['O suporte cancelou', LifeBuoy, 'retirada'],
  ]);
});

test('a refusal says its reason, and problems and the watchdog say what was asked, answered and done', () => {
  const recusa = {
    tipo: 'resposta',
    quando: when,
    resultado: 'recusada',
    motivo_recusa: 'chuva',
    nome_entregador,
  } as const;
  expect(dita(recusa)[0]).toBe('Recusou: Chuva');
  const respondido = { resposta: null, endereco_anterior: 'Rua A, 1', endereco_novo: 'Rua B, 2', nome_entregador };
  const eventos: EventoDaSolicitacao[] = [
    {
      tipo: 'problema',
      quando: when,
      motivo: 'endereco_errado',
      mensagem: null,
      nome_entregador,
      problema_id: 1,
      foto_em: null,
    },
    { tipo: 'problema_respondido', quando: when, acao: 'novo_endereco', respondido_por: 'comercio', ...respondido },
    { tipo: 'vigia', quando: when, vigia: 'no_caminho_demais', nome_entregador },
    { tipo: 'vigia_resposta', quando: when, resposta: 'sigo', nome_entregador },
    { tipo: 'vigia_suporte', quando: when, vigia: 'no_caminho_demais', nome_entregador },
    { tipo: 'vigia_fim', quando: when, fim: 'etapa', nome_entregador },
  ];
  expect(eventos.map((evento) => dita(evento)[0])).toEqual([
    'Problema: Endereço errado',
    'A loja respondeu: Novo endereço',
    'O sistema perguntou: tudo bem?',
    'Respondeu: tudo bem, sigo',
    'O suporte foi avisado',
    'Aviso encerrado: o entregador deu o passo',
  ]);
});
