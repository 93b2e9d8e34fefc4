import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import { ACOES_INTERVENCAO, MOTIVOS_PULO, RESULTADOS_OFERTA } from '@corre/contract/vocabulario.ts';
import { expect, it } from 'vitest';
import { fraseDoEvento } from './frase-do-evento.ts';

const doEvento = { quando: '2026-11-21T21:59:30Z', comercio: 'Sushi Nikkei' };
const sentences = (eventos: EventoDaFila[]) => eventos.map(fraseDoEvento);

it('says how an offer ended, or that it is open', () => {
  const resultados = [null, ...RESULTADOS_OFERTA];
  expect(
    sentences(resultados.map((resultado) => ({ tipo: 'oferta', ...doEvento, resultado, posicao_fila: 1 }))),
  ).toEqual([
    'Oferta aberta agora',
    'Você aceitou',
    'Você recusou',
    'O tempo acabou antes da resposta',
    'A oferta não chegou ao seu celular e passou adiante',
    'A oferta foi retirada',
  ]);
});

it('says why an offer passed the courier by', () => {
  expect(sentences(MOTIVOS_PULO.map((motivo) => ({ tipo: 'pulo', ...doEvento, motivo })))).toEqual([
    'Passou adiante: seu celular não respondia',
    'Passou adiante: você tinha recusado esta entrega',
    'Passou adiante: você tinha deixado esta entrega passar',
    'Passou adiante: era em dinheiro, e você já está com dinheiro demais',
  ]);
});

it('says what support did, and why', () => {
  expect(
    sentences(
      ACOES_INTERVENCAO.map((acao) => ({
        tipo: 'intervencao',
        ...doEvento,
        acao,
        motivo: 'pneu furado',
        solicitacao_ids: [1],
      })),
    ),
  ).toEqual([
    'O suporte passou esta entrega a outra pessoa: pneu furado',
    'O suporte finalizou esta entrega: pneu furado',
    'O suporte cancelou esta entrega: pneu furado',
  ]);
});
