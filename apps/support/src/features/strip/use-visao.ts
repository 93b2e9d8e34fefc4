import { useAddress } from '@corre/ui/shell/use-address.ts';
import { GROUPS, type Group } from '../entregadores/groups.ts';
import { FILTERS, type Filter } from '../solicitacoes/filter.ts';

type GrupoPedido = Group | 'total' | null;

/** The columns of the tower. A narrow window shows one at a time. */
const PARTS = ['solicitacoes', 'entregas', 'entregadores'] as const;
export type Parte = (typeof PARTS)[number];

/**
 * Keeps the filters of the dashboard in the URL, so that they survive a reload.
 * `padrao` is the default filter, which is not written to the URL.
 */
export function useVisao(byDefault: Filter) {
  const [params, change] = useAddress();
  const filter: Filter = FILTERS.find((option) => option === params.get('solicitacoes')) ?? byDefault;
  const pedido = params.get('entregadores');
  const group: GrupoPedido = pedido === 'total' ? pedido : (GROUPS.find((option) => option === pedido) ?? null);
  const part = PARTS.find((option) => option === params.get('ver')) ?? (group === null ? null : 'entregadores');
  return {
    filter,
    // A new filter also brings the list into view in a narrow window.
    applyFilter: (novo: Filter) =>
      change({ solicitacoes: novo === byDefault ? null : novo, ver: null, entregadores: null }),
    group,
    /** Shows the group. A second press on the same counter shows all groups again. */
    alternarGrupo: (novo: Exclude<GrupoPedido, null>) =>
      change({ entregadores: novo === group ? null : novo, ver: novo === group ? 'entregadores' : null }),
    /** The shop filter, or null. */
    loja: params.get('loja'),
    /** Shows the requests of this shop in every status. Null shows all shops. */
    verLoja: (nome: string | null) =>
      change({ loja: nome, solicitacoes: byDefault === 'todas' ? null : 'todas', ver: null, entregadores: null }),
    /** The chosen column, or null if the user has not chosen one. */
    parte: part,
    verParte: (nova: Parte) => change({ ver: nova, entregadores: null }),
  };
}
