import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useEntregadores } from '../torre/use-torre.ts';
import { totalDosAvisos, useAvisos } from './avisos.ts';
import { resumoDaTorre } from './resumo.ts';

/** Returns the number for the title of the browser tab: waiting requests plus all notices. */
export function useChamados(): number {
  const { esperando } = resumoDaTorre({ solicitacoes: useSolicitacoes().data, entregadores: useEntregadores().data });
  return esperando + totalDosAvisos(useAvisos());
}
