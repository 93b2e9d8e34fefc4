import { expect, it } from 'vitest';
import { juntarPassos } from './juntar-passos.ts';
import { idDoPasso, type Marco } from './passo.ts';

const marco = (solicitacao_id: number, mais: Partial<Marco> = {}): Marco => ({
  tipo: 'marco',
  marco: 'no_cliente',
  solicitacao_id,
  endereco: 'Rua A, 1',
  quando: solicitacao_id,
  ...mais,
});
const [um, dois, tres, quatro] = [marco(1), marco(2), marco(3), marco(4)];
const comuns = [um, dois];

it('takes what is stored where this tab stored everything', () => {
  expect(juntarPassos({ comuns, meus: comuns, guardados: [dois, tres] })).toEqual([dois, tres]);
});

it('goes on from memory, in its order, where nothing could be stored', () => {
  const meus = [dois, marco(1, { recusa: 'Cancelada' }), tres];
  expect(juntarPassos({ comuns, meus, guardados: structuredClone(comuns) })).toBe(meus);
  expect(juntarPassos({ comuns: [], meus: [um], guardados: [] })).toEqual([um]);
});

it('brings together what could not be stored here and what another tab stored', () => {
  const recusado = marco(2, { recusa: 'Cancelada' });
  expect(juntarPassos({ comuns, meus: [recusado, tres], guardados: [um, dois, quatro] })).toEqual([
    recusado,
    quatro,
    tres,
  ]);
  // The other tab sent what this tab could only mark as refused.
  expect(juntarPassos({ comuns, meus: [um, dois, tres], guardados: [dois] })).toEqual([dois, tres]);
});

it('takes the same act, tapped in two tabs at once, for one; a step that was undone and tapped again stays', () => {
  const double = marco(3, { quando: 9 });
  expect(juntarPassos({ comuns, meus: [...comuns, double], guardados: [...comuns, tres] })).toEqual([um, dois, tres]);
  const again = marco(2, { quando: 9 });
  expect(juntarPassos({ comuns, meus: [um, again], guardados: [um, dois, quatro] })).toEqual([um, quatro, again]);
});

it('leaves out what this tab withdrew and the storage took too late; what another tab stored stays', () => {
  const tentados = new Set([idDoPasso(tres)]);
  expect(juntarPassos({ comuns, meus: comuns, guardados: [um, dois, tres], tentados })).toBe(comuns);
  expect(juntarPassos({ comuns, meus: [um], guardados: [um, dois, tres, quatro], tentados })).toEqual([um, quatro]);
  expect(juntarPassos({ comuns, meus: [...comuns, tres], guardados: [um, dois, tres], tentados })).toContain(tres);
});
