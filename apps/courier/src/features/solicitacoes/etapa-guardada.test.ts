// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { guardarEtapa, lerEtapa } from './etapa-guardada.ts';

beforeEach(() => localStorage.clear());

it('keeps a step over a reload and forgets it once it was sent', () => {
  const etapa = { solicitacao_id: 7, novo_status: 'em_entrega', quando: 1 } as const;
  guardarEtapa(etapa);
  expect(lerEtapa()).toEqual(etapa);
  guardarEtapa(null);
  expect(lerEtapa()).toBeNull();
});

it('takes nothing else for a step', () => {
  localStorage.setItem('etapa_guardada', '{"solicitacao_id":7,"novo_status":"cancelada"}');
  expect(lerEtapa()).toBeNull();
  localStorage.setItem('etapa_guardada', 'lixo');
  expect(lerEtapa()).toBeNull();
});
