import { idDoPasso, type Passo } from './passo.ts';

const byId = (passos: readonly Passo[]) => new Map(passos.map((passo) => [idDoPasso(passo), passo]));

/** The same steps in three places. */
interface Lugares {
  /** what this tab and the storage had in common last */
  comuns: readonly Passo[];
  /** what this tab has now; other than `comuns` where the storage refused */
  meus: readonly Passo[];
  /** what the storage has now; other than `comuns` where another tab changed it */
  guardados: readonly Passo[];
}

/**
 * Returns the steps from which this tab goes on: the stored ones, with what this tab did to them while the storage
 * refused. A tap that could not be stored thus survives every later change.
 */
export function juntarPassos({ comuns, meus, guardados }: Lugares): readonly Passo[] {
  if (meus === comuns) return guardados;
  if (JSON.stringify(guardados) === JSON.stringify(comuns)) return meus;
  const [antes, aqui, la] = [byId(comuns), byId(meus), byId(guardados)];
  const changed = (id: string): boolean => antes.get(id) !== aqui.get(id);
  const theirs = guardados.flatMap((passo) => {
    const id = idDoPasso(passo);
    return changed(id) ? (aqui.get(id) ?? []) : passo;
  });
  return [...theirs, ...meus.filter((passo) => changed(idDoPasso(passo)) && !la.has(idDoPasso(passo)))];
}
