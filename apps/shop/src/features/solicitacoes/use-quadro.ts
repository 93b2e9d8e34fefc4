import { FALHAS } from '@corre/contract/falhas.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useState } from 'react';
import { useEncerradas } from './use-encerradas.ts';
import { useSolicitacoes } from './use-solicitacoes.ts';

/** The interval of the clock, in milliseconds. Waits are shown in minutes, so this is enough. */
const RELOGIO_MS = 5_000;

/** Returns the requests of the board and the current time. */
export function useQuadro() {
  const { data, isError, refetch } = useSolicitacoes();
  const mais = useEncerradas(data);
  // The query's own state would make the button flicker, because the query polls every 3 s.
  const [atualizando, setAtualizando] = useState(false);
  const agora = useServerNow(RELOGIO_MS);
  useFailureNotice(isError, FALHAS['solicitacoes.doComercio']);
  return {
    ...mais,
    erro: isError,
    atualizar: () => {
      setAtualizando(true);
      void refetch().finally(() => setAtualizando(false));
    },
    atualizando,
    agora,
  };
}
