import { useAddress } from '@corre/ui/shell/use-address.ts';
import { GRUPOS, type Grupo } from '../entregadores/grupos.ts';
import { FILTROS, type Filtro } from '../solicitacoes/filtro.ts';

type GrupoPedido = Grupo | 'total' | null;

/** The columns of the tower. A narrow window shows one at a time. */
const PARTES = ['solicitacoes', 'entregas', 'entregadores'] as const;
export type Parte = (typeof PARTES)[number];

/**
 * Keeps the filters of the dashboard in the URL, so that they survive a reload.
 * `padrao` is the default filter, which is not written to the URL.
 */
export function useVisao(padrao: Filtro) {
  const [params, change] = useAddress();
  const filtro: Filtro = FILTROS.find((opcao) => opcao === params.get('solicitacoes')) ?? padrao;
  const pedido = params.get('entregadores');
  const grupo: GrupoPedido = pedido === 'total' ? pedido : (GRUPOS.find((opcao) => opcao === pedido) ?? null);
  const parte = PARTES.find((opcao) => opcao === params.get('ver')) ?? (grupo === null ? null : 'entregadores');
  return {
    filtro,
    // A new filter also brings the list into view in a narrow window.
    filtrar: (novo: Filtro) => change({ solicitacoes: novo === padrao ? null : novo, ver: null, entregadores: null }),
    grupo,
    /** Shows the group. A second press on the same counter shows all groups again. */
    alternarGrupo: (novo: Exclude<GrupoPedido, null>) =>
      change({ entregadores: novo === grupo ? null : novo, ver: novo === grupo ? 'entregadores' : null }),
    /** The shop filter, or null. */
    loja: params.get('loja'),
    /** Shows the requests of this shop in every status. Null shows all shops. */
    verLoja: (nome: string | null) =>
      change({ loja: nome, solicitacoes: padrao === 'todas' ? null : 'todas', ver: null, entregadores: null }),
    /** The chosen column, or null if the user has not chosen one. */
    parte,
    verParte: (nova: Parte) => change({ ver: nova, entregadores: null }),
  };
}
