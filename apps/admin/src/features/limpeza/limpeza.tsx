import { trpc } from '@corre/client/trpc.ts';
import { LimpezaView } from './limpeza-view.tsx';

/** The card of the last cleanup, for the settings. */
export function LimpezaCard() {
  const { data, isError, isFetching, refetch } = trpc.sistema.limpeza.useQuery();
  return <LimpezaView limpeza={data} falhou={isError} retrying={isFetching} recarregar={() => void refetch()} />;
}
