import type { Replay } from '@corre/contract/replay/contrato.ts';
import { describe, expect, it } from 'vitest';
import { acontecimentosDe } from './acontecimentos.ts';

const as = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 22, 0, seconds)).toISOString();
const ninguem = { ocupado: [], silencio: [], lugares: [] };
const replay: Replay = {
  de: as(0),
  ate: as(3600),
  entregadores: [
    { ...ninguem, id: 1, nome: 'Ana', online: [{ de: as(-50), ate: null }] },
    { ...ninguem, id: 2, nome: 'Beto', online: [{ de: as(10), ate: as(90) }], ocupado: [{ de: as(20), ate: as(80) }] },
  ],
  ofertas: [
    {
      id: 7,
      entregador_id: 2,
      comercio: 'Açaí & Cia',
      posicao_fila: 13,
      enviada_em: as(12),
      entregue_em: as(13),
      vista_em: null,
      respondida_em: as(20),
      resultado: 'aceita',
      pulados: 12,
      pulos: [{ entregador_id: 1, motivo: 'inalcancavel' }],
    },
  ],
};

describe('what happened in the queue', () => {
  it('stands in its order, with who was passed over and why', () => {
    expect(acontecimentosDe(replay).map(({ quem, text }) => `${quem} ${text}`)).toEqual([
      'Beto ficou online',
      'Beto era 13º e recebeu a oferta de Açaí & Cia; na frente: Ana (celular sem resposta), mais 11',
      'Beto aceitou',
      'Beto terminou uma entrega',
      'Beto saiu da fila',
    ]);
  });
});
