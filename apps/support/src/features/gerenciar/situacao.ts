import type { Outputs } from '@corre/client/trpc.ts';
import { LOCALE } from '@corre/contract/constants.ts';

export type EntregadorGerido = Outputs['entregadores']['todos'][number];

export const SITUACOES = ['todos', 'ativos', 'inativos', 'suspensos', 'online'] as const;
export type Situacao = (typeof SITUACOES)[number];

const passa: Record<Situacao, (entregador: EntregadorGerido) => boolean> = {
  todos: () => true,
  ativos: ({ ativo }) => ativo,
  inativos: ({ ativo }) => !ativo,
  suspensos: ({ suspenso }) => suspenso,
  online: ({ online }) => online,
};

/** The four kinds of rows that the list tells apart (specification §4, courier status in support lists). */
export type Linha = 'suspenso' | 'online' | 'ativo' | 'inativo';

/** A removed account is nothing else; a suspended courier is suspended before anything else. */
export function linhaDe({ ativo, suspenso, online }: Pick<EntregadorGerido, 'ativo' | 'suspenso' | 'online'>): Linha {
  if (!ativo) return 'inativo';
  if (suspenso) return 'suspenso';
  return online ? 'online' : 'ativo';
}

const LUGAR: Record<Linha, number> = { suspenso: 0, online: 1, ativo: 2, inativo: 3 };

/** The couriers of one situation: suspended first, then the online, the offline, the inactive; each by name. */
export function geridos(entregadores: readonly EntregadorGerido[], situacao: Situacao): EntregadorGerido[] {
  return entregadores
    .filter(passa[situacao])
    .sort((a, b) => LUGAR[linhaDe(a)] - LUGAR[linhaDe(b)] || a.nome_completo.localeCompare(b.nome_completo, LOCALE));
}
