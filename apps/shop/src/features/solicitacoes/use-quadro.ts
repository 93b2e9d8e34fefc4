import { FALHAS } from '@corre/contract/falhas.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useState } from 'react';
import { useEncerradas } from './use-encerradas.ts';
import { useSolicitacoes } from './use-solicitacoes.ts';

/** Waiting times are drawn in minutes: this often suffices, in milliseconds. */
const RELOGIO_MS = 5_000;

/** What the board shows: the requests and the present. */
export function useQuadro() {
  const { data, isError, refetch } = useSolicitacoes();
  const mais = useEncerradas(data);
  // Not the query's own state: a poll every 3 s would make the button flicker.
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
