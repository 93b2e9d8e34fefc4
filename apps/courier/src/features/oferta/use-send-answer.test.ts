import { expect, it } from 'vitest';
import { ofertaSegueViva } from './use-send-answer.ts';

const recusa = (httpStatus: number) => Object.assign(new Error(), { data: { httpStatus, detail: 'Oferta expirada' } });

// [oferta-sem-resposta]
it.each([500, 502, 503, 429, 408])('an offer lives on after a %i', (status) =>
  expect(ofertaSegueViva(recusa(status))).toBe(true),
);

it('an offer lives on when no answer came', () => expect(ofertaSegueViva(new TypeError('Failed to fetch'))).toBe(true));

it.each([400, 403, 404, 409])("the server's %i ends it", (status) =>
  expect(ofertaSegueViva(recusa(status))).toBe(false),
);
