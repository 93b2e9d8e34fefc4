import { LOCALE } from '@corre/contract/constants.ts';
import type { Entregador } from '../torre/use-torre.ts';

export const GRUPOS = ['livres', 'ocupados', 'suspensos', 'offline'] as const;
export type Grupo = (typeof GRUPOS)[number];

const noFim = Number.MAX_SAFE_INTEGER;
const instante = (iso: string | null | undefined): number => (iso ? Date.parse(iso) : noFim);
const porNome = (a: Entregador, b: Entregador): number => a.nome_completo.localeCompare(b.nome_completo, LOCALE);

/** Returns the group of a courier: suspended before busy before free. A free courier who is offline is in `offline`. */
export function grupoDe({ suspenso, status, online }: Pick<Entregador, 'suspenso' | 'status' | 'online'>): Grupo {
  if (suspenso) return 'suspensos';
  if (status === 'ocupado') return 'ocupados';
  return online ? 'livres' : 'offline';
}

const ordem: Record<Grupo, (a: Entregador, b: Entregador) => number> = {
  livres: (a, b) => (a.posicao_fila ?? noFim) - (b.posicao_fila ?? noFim) || porNome(a, b),
  ocupados: (a, b) =>
    instante(a.solicitacao_ativa_detalhes?.desde) - instante(b.solicitacao_ativa_detalhes?.desde) || porNome(a, b),
  suspensos: (a, b) => instante(a.data_expiracao_suspensao) - instante(b.data_expiracao_suspensao) || porNome(a, b),
  offline: porNome,
};

/**
 * Groups the couriers. Free: by queue place. Busy: longest delivery first. Suspended: first to return first. Offline:
 * by name.
 */
export function emGrupos(entregadores: readonly Entregador[]): Record<Grupo, Entregador[]> {
  const grupos: Record<Grupo, Entregador[]> = { livres: [], ocupados: [], suspensos: [], offline: [] };
  for (const entregador of entregadores) grupos[grupoDe(entregador)].push(entregador);
  for (const grupo of GRUPOS) grupos[grupo].sort(ordem[grupo]);
  return grupos;
}
