import { sampleAceita } from '@corre/contract/solicitacoes/sample.ts';
import { describe, expect, it } from 'vitest';
import { chipsDaEntrega, chipsDaOferta } from './exigencias.tsx';

/** 19:30 in São Paulo. */
const now = Date.parse('2026-11-21T22:30:00Z');
const texts = (chips: ReturnType<typeof chipsDaOferta>) => chips.map(({ text }) => text);
const maquininha = { pagamento: 'maquininha', valor_a_receber: 62 } as const;

describe('what a delivery asks', () => {
  it('is known before it is taken, of a route each thing once', () => {
    const paradas = [
      sampleAceita({ urgente: true, exige_codigo: true, ...maquininha }),
      sampleAceita({ exige_codigo: true, exige_foto: true, exige_recebedor: true, volta: true }),
    ] as const;
    expect(texts(chipsDaOferta(paradas))).toEqual([
      'Urgente',
      'Código na porta',
      'Foto',
      'Nome',
      'Levar maquininha',
      'Com volta à loja',
    ]);
  });

  it('goes once it was given', () => {
    const dada = sampleAceita({
      exige_codigo: true,
      marcos: [{ tipo: 'codigo_ok', quando: '2026-11-21T22:00:00.000Z' }],
    });
    expect(chipsDaOferta([dada])).toEqual([]);
    const dispensada = {
      ...dada,
      marcos: [{ tipo: 'codigo_dispensado' as const, quando: '2026-11-21T22:00:00.000Z' }],
    };
    expect(texts(chipsDaOferta([dispensada]))).toEqual(['Código dispensado']);
  });

  it('is, until the courier leaves, also when it is ready, and then its number', () => {
    const pedido = sampleAceita({ pronto_em: '2026-11-21T22:40:00.000Z', numero_pedido: '4821', ...maquininha });
    expect(texts(chipsDaEntrega([pedido], false, now))).toEqual(['Levar maquininha', 'Pronto às 19:40']);
    expect(texts(chipsDaEntrega([pedido], false, now + 3_600_000))).toContain('Deveria estar pronto às 19:40');
    const pronto = { ...pedido, marcos: [{ tipo: 'pronto' as const, quando: '2026-11-21T22:29:00.000Z' }] };
    expect(texts(chipsDaEntrega([pronto], false, now))).toContain('Já pronto');
    expect(texts(chipsDaEntrega([pedido], true, now))).toEqual(['Pedido 4821']);
  });
});
