import { LOCALE } from '@corre/contract/constants.ts';
import type { Entregador } from '../torre/use-torre.ts';

export const RECORTES = ['todos', 'suspensos', 'recusas', 'online', 'offline'] as const;
export type Recorte = (typeof RECORTES)[number];

const passa: Record<Recorte, (entregador: Entregador) => boolean> = {
  todos: () => true,
  suspensos: ({ suspenso }) => suspenso,
  recusas: ({ recusas_consecutivas }) => recusas_consecutivas > 0,
  online: ({ online }) => online,
  offline: ({ online }) => !online,
};

/** Returns how many couriers each filter chip leaves. */
export const counts = (entregadores: readonly Entregador[]): Record<Recorte, number> => ({
  todos: entregadores.length,
  suspensos: entregadores.filter(passa.suspensos).length,
  recusas: entregadores.filter(passa.recusas).length,
  online: entregadores.filter(passa.online).length,
  offline: entregadores.filter(passa.offline).length,
});

/** Returns the couriers of a filter chip: suspended first, then most refusals, then online, then by name. */
export function recortados(entregadores: readonly Entregador[], recorte: Recorte): Entregador[] {
  return entregadores
    .filter(passa[recorte])
    .sort(
      (a, b) =>
        Number(b.suspenso) - Number(a.suspenso) ||
        b.recusas_consecutivas - a.recusas_consecutivas ||
        Number(b.online) - Number(a.online) ||
        a.nome_completo.localeCompare(b.nome_completo, LOCALE),
    );
}
