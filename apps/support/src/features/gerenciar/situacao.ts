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

/** The four kinds of rows in the list [situacoes]. */
export type Row = 'suspenso' | 'online' | 'ativo' | 'inativo';

/** Returns the kind of a row. Inactive wins over suspended, and suspended wins over online. */
export function rowOf({ ativo, suspenso, online }: Pick<EntregadorGerido, 'ativo' | 'suspenso' | 'online'>): Row {
  if (!ativo) return 'inativo';
  if (suspenso) return 'suspenso';
  return online ? 'online' : 'ativo';
}

const LUGAR: Record<Row, number> = { suspenso: 0, online: 1, ativo: 2, inativo: 3 };

/** Returns the couriers that pass the filter: suspended, online, offline, inactive. Each group is sorted by name. */
export function geridos(entregadores: readonly EntregadorGerido[], situacao: Situacao): EntregadorGerido[] {
  return entregadores
    .filter(passa[situacao])
    .sort((a, b) => LUGAR[rowOf(a)] - LUGAR[rowOf(b)] || a.nome_completo.localeCompare(b.nome_completo, LOCALE));
}
