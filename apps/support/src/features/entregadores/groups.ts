import { LOCALE } from '@corre/contract/constants.ts';
import type { Entregador } from '../torre/use-torre.ts';

export const GROUPS = ['livres', 'ocupados', 'suspensos', 'offline'] as const;
export type Group = (typeof GROUPS)[number];

export const NOMES: Record<Group, string> = {
  livres: 'Livres',
  ocupados: 'Ocupados',
  suspensos: 'Suspensos',
  offline: 'Offline',
};

const noFim = Number.MAX_SAFE_INTEGER;
const instant = (iso: string | null | undefined): number => (iso ? Date.parse(iso) : noFim);
const byName = (a: Entregador, b: Entregador): number => a.nome_completo.localeCompare(b.nome_completo, LOCALE);

/** Returns the group of a courier: suspended before busy before free. A free courier who is offline is in `offline`. */
export function grupoDe({ suspenso, status, online }: Pick<Entregador, 'suspenso' | 'status' | 'online'>): Group {
  if (suspenso) return 'suspensos';
  if (status === 'ocupado') return 'ocupados';
  return online ? 'livres' : 'offline';
}

/** A courier in one of the groups: that of now, or that in which the list still holds him. */
export type NoGrupo = { group: Group; entregador: Entregador };

export const chaveNoGrupo = ({ group, entregador }: NoGrupo): string => `${group}/${entregador.id}`;

/** Whether a free courier gets no offer now, because nothing was heard from the phone [alcance]. */
export const semSinal = (
  entregador: Pick<Entregador, 'suspenso' | 'status' | 'online'> & Partial<Pick<Entregador, 'alcancavel'>>,
): boolean => grupoDe(entregador) === 'livres' && entregador.alcancavel === false;

const ordem: Record<Group, (a: Entregador, b: Entregador) => number> = {
  livres: (a, b) => (a.posicao_fila ?? noFim) - (b.posicao_fila ?? noFim) || byName(a, b),
  ocupados: (a, b) =>
    instant(a.solicitacao_ativa_detalhes?.desde) - instant(b.solicitacao_ativa_detalhes?.desde) || byName(a, b),
  suspensos: (a, b) => instant(a.data_expiracao_suspensao) - instant(b.data_expiracao_suspensao) || byName(a, b),
  offline: byName,
};

/**
 * Groups the couriers. Free: by queue place. Busy: longest delivery first. Suspended: first to return first. Offline:
 * by name.
 */
export function inGroups(entregadores: readonly Entregador[]): Record<Group, Entregador[]> {
  const groups: Record<Group, Entregador[]> = { livres: [], ocupados: [], suspensos: [], offline: [] };
  for (const entregador of entregadores) groups[grupoDe(entregador)].push(entregador);
  for (const group of GROUPS) groups[group].sort(ordem[group]);
  return groups;
}

/** Returns all couriers in the order of the column, each in the group of now. */
export const inOrder = (entregadores: readonly Entregador[]): NoGrupo[] => {
  const groups = inGroups(entregadores);
  return GROUPS.flatMap((group) => groups[group].map((entregador) => ({ group, entregador })));
};

/** Returns each courier in each group: a held row keeps its group while its courier is in another one. */
export const inEachGroup = (entregadores: readonly Entregador[]): NoGrupo[] =>
  entregadores.flatMap((entregador) => GROUPS.map((group) => ({ group, entregador })));
