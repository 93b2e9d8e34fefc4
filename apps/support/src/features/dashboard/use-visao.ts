import { useSearchParams } from 'wouter';
import { GRUPOS, type Grupo } from '../entregadores/grupos.ts';
import { FILTROS, type Filtro } from '../solicitacoes/filtro.ts';

export type GrupoPedido = Grupo | 'total' | null;

/** What the counters and the list's filter ask to see; it stands in the address, so that a reload shows the same. `padrao` leaves no trace there. */
export function useVisao(padrao: Filtro) {
  const [params, setParams] = useSearchParams();
  const filtro: Filtro = FILTROS.find((opcao) => opcao === params.get('solicitacoes')) ?? padrao;
  const pedido = params.get('entregadores');
  const grupo: GrupoPedido = pedido === 'total' ? pedido : (GRUPOS.find((opcao) => opcao === pedido) ?? null);
  const por = (nome: string, valor: string | null) =>
    setParams(
      (antes) => {
        const depois = new URLSearchParams(antes);
        if (valor === null) depois.delete(nome);
        else depois.set(nome, valor);
        return depois;
      },
      { replace: true },
    );
  return {
    filtro,
    filtrar: (novo: Filtro) => por('solicitacoes', novo === padrao ? null : novo),
    grupo,
    /** a second press shows everything again */
    alternarGrupo: (novo: Exclude<GrupoPedido, null>) => por('entregadores', novo === grupo ? null : novo),
  };
}
