import { idDoPasso, mesmoAto, type Passo } from './passo.ts';

const byId = (passos: readonly Passo[]) => new Map(passos.map((passo) => [idDoPasso(passo), passo]));

/** The same steps in three places. */
interface Lugares {
  /** what this tab and the storage had in common last */
  comuns: readonly Passo[];
  /** what this tab has now; other than `comuns` where the storage refused */
  meus: readonly Passo[];
  /** what the storage has now; other than `comuns` where another tab changed it */
  guardados: readonly Passo[];
  /**
   * ids of steps whose write this tab gave up on: such a write may still land. A step that was withdrawn meanwhile does
   * not come back by it.
   */
  tentados?: ReadonlySet<string>;
}

/**
 * Returns the steps from which this tab goes on: the stored ones, with what this tab did to them while the storage
 * refused or had not answered yet. A tap that could not be stored thus survives every later change.
 */
export function juntarPassos({ comuns, meus, guardados: lidos, tentados }: Lugares): readonly Passo[] {
  const aqui = byId(meus);
  const isStray = (id: string): boolean => tentados?.has(id) === true && !aqui.has(id);
  const guardados = lidos.filter((passo) => !isStray(idDoPasso(passo)));
  if (JSON.stringify(guardados) === JSON.stringify(comuns)) return meus;
  if (meus === comuns) return guardados;
  const [antes, la] = [byId(comuns), byId(guardados)];
  const changed = (id: string): boolean => antes.get(id) !== aqui.get(id);
  const theirs = guardados.flatMap((passo) => {
    const id = idDoPasso(passo);
    return changed(id) ? (aqui.get(id) ?? []) : passo;
  });
  // The same act, tapped in another tab a moment before, is one act.
  const isDouble = (passo: Passo) => theirs.some((other) => other.recusa === undefined && mesmoAto(other, passo));
  const novos = meus.filter((passo) => changed(idDoPasso(passo)) && !la.has(idDoPasso(passo)) && !isDouble(passo));
  return [...theirs, ...novos];
}
