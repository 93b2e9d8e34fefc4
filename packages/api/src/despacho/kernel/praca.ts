import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Onde } from '../../base/ports.ts';

/** The praça for an account that does not exist. The act itself then reports that it found nothing. */
export const PRIMEIRA_PRACA = 1;

const doEntregador = compiled((db, given: Given<{ id: number }>) =>
  db.selectFrom('fila_entregador').select('praca_id').where('entregador_id', '=', given('id')),
);

const doComercio = compiled((db, given: Given<{ id: number }>) =>
  db.selectFrom('comercio').select('praca_id').where('id', '=', given('id')),
);

const daSolicitacao = compiled((db, given: Given<{ id: number }>) =>
  db
    .selectFrom('solicitacao as s')
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .select('r.praca_id')
    .where('s.id', '=', given('id')),
);

/** Maximum number of remembered accounts: more couriers and shops than a process ever serves. */
const LEMBRADAS_MAX = 100_000;

/**
 * The last known praça of each courier and shop, by database driver. It may be outdated, so `travarDespacho` corrects
 * it.
 */
const lembradas = new WeakMap<object, Map<string, number>>();

function memoriaDe(em: Em): Map<string, number> {
  const driver = em.getDriver();
  const memoria = lembradas.get(driver) ?? new Map<string, number>();
  if (memoria.size > LEMBRADAS_MAX) memoria.clear();
  lembradas.set(driver, memoria);
  return memoria;
}

const chaveDe = (onde: Onde): string | undefined => {
  if ('entregador_id' in onde) return `entregador:${onde.entregador_id}`;
  return 'comercio_id' in onde ? `comercio:${onde.comercio_id}` : undefined;
};

async function procurar(em: Em, onde: Onde): Promise<number | undefined> {
  if ('praca_id' in onde) return onde.praca_id;
  if ('solicitacao_id' in onde) return (await daSolicitacao(em, { id: onde.solicitacao_id }))[0]?.praca_id;
  const [achada] = await ('entregador_id' in onde
    ? doEntregador(em, { id: onde.entregador_id })
    : doComercio(em, { id: onde.comercio_id }));
  return achada?.praca_id;
}

/** Remembers the praça that the lock returned. */
export function lembrarPraca(em: Em, onde: Onde, praca_id: number): void {
  const chave = chaveDe(onde);
  if (chave !== undefined) memoriaDe(em).set(chave, praca_id);
}

/** Returns the praça of an act before the lock is taken: from memory, or by one read. */
export async function pracaDe(em: Em, onde: Onde): Promise<number> {
  const chave = chaveDe(onde);
  const lembrada = chave === undefined ? undefined : memoriaDe(em).get(chave);
  if (lembrada !== undefined) return lembrada;
  const praca_id = await procurar(em, onde);
  // Do not remember an unknown account: its id may exist later.
  if (praca_id === undefined) return PRIMEIRA_PRACA;
  lembrarPraca(em, onde, praca_id);
  return praca_id;
}
