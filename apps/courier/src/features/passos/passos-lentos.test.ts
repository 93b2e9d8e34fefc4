// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type Etapa, idDoPasso, type Marco } from './passo.ts';

/** A device that answers late: what `passos-guardados.ts` does until then, and afterwards. */

const SEALED = '@corre/ui/shell/sealed/sealed.ts';
const marco = (solicitacao_id: number): Marco => ({
  tipo: 'marco',
  marco: 'no_cliente',
  solicitacao_id,
  endereco: `Rua A, ${solicitacao_id}`,
  quando: solicitacao_id,
});
const [um, dois] = [marco(1), marco(2)];
const fim: Etapa = { ...um, tipo: 'etapa', novo_status: 'finalizada', paradas: [1] };

let stored: unknown;
let hear: (what: 'opened' | 'changed') => void;
/** what the device does with the writes that wait for it */
let waiting: ((kept: boolean) => void)[] = [];

function changeSealed(_slot: string, to: (before: unknown) => unknown): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push((kept) => {
      if (kept) stored = to(stored);
      resolve(kept);
    });
  });
}
/** Answers the writes that wait now. */
async function answer(kept = true): Promise<void> {
  const now = waiting;
  waiting = [];
  for (const one of now) one(kept);
  await new Promise((then) => setTimeout(then));
}

async function open() {
  vi.resetModules();
  vi.doMock(SEALED, () => ({
    changeSealed,
    hearSealed: (_slot: string, listener: typeof hear) => {
      hear = listener;
    },
    readSealed: () => stored,
    sealedAccount: () => 'entregador:1',
  }));
  return import('./passos-guardados.ts');
}
type Passos = Awaited<ReturnType<typeof open>>;
const ids = ({ passosAtuais }: Passos) => passosAtuais().map(idDoPasso);

beforeEach(() => {
  stored = undefined;
  waiting = [];
});
// Other files have their own device.
afterAll(() => {
  vi.doUnmock(SEALED);
  vi.resetModules();
});

it('resolves once the steps are stored, also while others are being stored', async () => {
  const passos = await open();
  const first = passos.darPasso(um);
  const kept = vi.fn();
  void passos.acolherPassos([dois]).then(kept);
  await answer();
  expect([stored, kept.mock.calls]).toEqual([[um], []]);
  await answer();
  await first;
  expect([stored, kept.mock.calls]).toEqual([[dois, um], [[true]]]);
});

it('does not say that older steps are stored where the device refuses them', async () => {
  const passos = await open();
  const kept = passos.acolherPassos([dois]);
  await answer(false);
  expect(await kept).toBe(false);
});

it('does not bring back what was undone by a write that lands after its time', async () => {
  const passos = await open();
  void passos.darPasso(fim);
  await answer(false);
  passos.retirarPassos(fim);
  await answer(false);
  stored = [fim, dois];
  hear('changed');
  await answer();
  expect([ids(passos), stored]).toEqual([[idDoPasso(dois)], [dois]]);
});
