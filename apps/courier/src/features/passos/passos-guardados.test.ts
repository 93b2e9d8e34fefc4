// @vitest-environment jsdom
import { openSealed, wantSealed } from '@corre/ui/shell/sealed/sealed.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PASSOS_SLOT } from './ler-passos.ts';
import { idDoPasso, type Marco } from './passo.ts';
import { darPasso, feedPassos, passosAtuais, retirarPassos, soNaMemoria } from './passos-guardados.ts';

/**
 * jsdom has no IndexedDB, as a device that refuses. e2e/sealed.e2e.test.ts has the real one, full and with two tabs.
 */

const marco = (solicitacao_id: number, quando = solicitacao_id): Marco => ({
  tipo: 'marco',
  marco: 'no_cliente',
  solicitacao_id,
  endereco: `Rua A, ${solicitacao_id}`,
  quando,
});
const [um, dois] = [marco(1), marco(2)];
const ids = () => passosAtuais().map(idDoPasso);
/** The line gives no answer. */
const wait = () => feedPassos({ type: 'unanswered', now: Number.MAX_SAFE_INTEGER });

beforeAll(() => wantSealed([PASSOS_SLOT]));
beforeEach(() => openSealed('entregador:1'));

// [passos-guardados]
it('does not say that a step is in the memory only before it waits: with a signal it is sent at once', async () => {
  await darPasso(um);
  expect(soNaMemoria()).toBe(false);
  await feedPassos({ type: 'accepted', passo: um });
  expect(ids()).toEqual([]);
});

it('goes on from memory where the device refuses, and says so until the step is gone', async () => {
  await darPasso(um);
  await wait();
  await darPasso(marco(1, 9));
  await darPasso(dois);
  expect([ids(), soNaMemoria()]).toEqual([[idDoPasso(um), idDoPasso(dois)], true]);
  retirarPassos(um, dois);
  expect(ids()).toEqual([]);
});
