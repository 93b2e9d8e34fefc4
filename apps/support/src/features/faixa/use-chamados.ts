import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useEntregadores } from '../torre/use-torre.ts';
import { totalDosAvisos, useAvisos } from './avisos.ts';
import { resumoDaTorre } from './resumo.ts';

/** How much asks for support now, for the browser's tab: requests that wait for a courier, and everything of the strip's pills. */
export function useChamados(): number {
  const { esperando } = resumoDaTorre({ solicitacoes: useSolicitacoes().data, entregadores: useEntregadores().data });
  return esperando + totalDosAvisos(useAvisos());
}
