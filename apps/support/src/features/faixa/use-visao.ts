import { useSearchParams } from 'wouter';
import { GRUPOS, type Grupo } from '../entregadores/grupos.ts';
import { FILTROS, type Filtro } from '../solicitacoes/filtro.ts';

export type GrupoPedido = Grupo | 'total' | null;

/** The parts of the tower that a narrow window shows one at a time. */
export const PARTES = ['solicitacoes', 'entregas', 'entregadores'] as const;
export type Parte = (typeof PARTES)[number];

/** What the counters, the list's filter and a narrow window's switch ask to see; it stands in the address, so that a reload shows the same. `padrao` leaves no trace there. */
export function useVisao(padrao: Filtro) {
  const [params, setParams] = useSearchParams();
  const filtro: Filtro = FILTROS.find((opcao) => opcao === params.get('solicitacoes')) ?? padrao;
  const pedido = params.get('entregadores');
  const grupo: GrupoPedido = pedido === 'total' ? pedido : (GRUPOS.find((opcao) => opcao === pedido) ?? null);
  const parte = PARTES.find((opcao) => opcao === params.get('ver')) ?? (grupo === null ? null : 'entregadores');
  const por = (novos: Record<string, string | null>) =>
    setParams(
      (antes) => {
        const depois = new URLSearchParams(antes);
        for (const [nome, valor] of Object.entries(novos)) {
          if (valor === null) depois.delete(nome);
          else depois.set(nome, valor);
        }
        return depois;
      },
      { replace: true },
    );
  return {
    filtro,
    // whoever filters a list wants to see it
    filtrar: (novo: Filtro) => por({ solicitacoes: novo === padrao ? null : novo, ver: null, entregadores: null }),
    grupo,
    /** a second press shows everything again */
    alternarGrupo: (novo: Exclude<GrupoPedido, null>) =>
      por({ entregadores: novo === grupo ? null : novo, ver: novo === grupo ? 'entregadores' : null }),
    /** the shop whose requests alone are shown */
    loja: params.get('loja'),
    /** with null those of all, whatever their state */
    verLoja: (nome: string | null) =>
      por({ loja: nome, solicitacoes: padrao === 'todas' ? null : 'todas', ver: null, entregadores: null }),
    /** null: nobody chose one */
    parte,
    verParte: (nova: Parte) => por({ ver: nova, entregadores: null }),
  };
}
