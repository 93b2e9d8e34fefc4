import { whenRegistered } from '@corre/ui/shell/register-sw.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type SituacaoDosAvisos, situacaoCom, situacaoDosAvisos } from './navegador.ts';

export const NAVEGADOR = ['avisos', 'navegador'];
/** Whether the server has this browser's subscription as this courier's. */
export const noServidor = (entregador_id: number) => ['avisos', 'servidor', entregador_id];

/** Returns what the browser knows of its pushes. */
export function useNavegador(): SituacaoDosAvisos | undefined {
  const cliente = useQueryClient();
  // The service worker registers after the first view, and push depends on it.
  useEffect(() => whenRegistered(() => void cliente.invalidateQueries({ queryKey: NAVEGADOR })), [cliente]);
  return useQuery({ queryKey: NAVEGADOR, queryFn: situacaoDosAvisos, networkMode: 'always' }).data;
}

/** Returns the push state of this phone, or undefined until browser and server have said it. Asks the server nothing. */
export function useSituacaoDosAvisos(): SituacaoDosAvisos | undefined {
  const { data, isError } = useQuery<boolean>({ queryKey: noServidor(useEntregadorId()), enabled: false });
  return situacaoCom(useNavegador(), data ?? (isError ? false : undefined));
}
