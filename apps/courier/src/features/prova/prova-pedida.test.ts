import { sampleAceita } from '@corre/contract/solicitacoes/sample.ts';
import { expect, it } from 'vitest';
import { pedeCodigoNaPorta, pedeProva, provaQueFalta } from './prova-pedida.ts';

const when = '2026-11-21T22:42:00.000Z';

it('a delivery that asks for nothing is finished with one tap', () => {
  expect(pedeProva(sampleAceita())).toBe(false);
});

it('asks for each proof that is still missing', () => {
  const tudo = sampleAceita({ exige_codigo: true, exige_foto: true, exige_recebedor: true });
  expect(provaQueFalta(tudo)).toEqual({ codigo: true, foto: true, recebedor: true });
  expect(provaQueFalta({ ...tudo, foto_em: when, recebedor: 'Lúcia' })).toEqual({
    codigo: true,
    foto: false,
    recebedor: false,
  });
});

it('a code that support let go is asked for no more', () => {
  const livre = sampleAceita({ exige_codigo: true, marcos: [{ tipo: 'codigo_dispensado', quando: when }] });
  expect(pedeProva(livre)).toBe(false);
});

it('a code of another system is asked for at the door when something goes back to the shop, and once', () => {
  const entrega = sampleAceita({ status: 'em_entrega', exige_codigo: true, origem: 'opendelivery', volta: true });
  expect(pedeCodigoNaPorta(entrega)).toBe(true);
  expect(pedeCodigoNaPorta({ ...entrega, volta: false })).toBe(false);
  expect(pedeCodigoNaPorta({ ...entrega, origem: 'manual' })).toBe(false);
  expect(pedeCodigoNaPorta({ ...entrega, marcos: [{ tipo: 'codigo_ok' }] })).toBe(false);
});
