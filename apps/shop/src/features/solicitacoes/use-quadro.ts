import { FALHAS } from '@corre/contract/falhas.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useState } from 'react';
import { encerrada } from './partes.ts';
import { useEncerradas } from './use-encerradas.ts';
import { useSolicitacoes } from './use-solicitacoes.ts';

/** Waiting times are drawn in minutes: this often suffices, in milliseconds. */
const RELOGIO_MS = 5_000;

/** What the board shows: the requests, how many are open and over, and the present. */
export function useQuadro() {
  const { data, isError, refetch } = useSolicitacoes();
  const mais = useEncerradas(data);
  // Not the query's own state: a poll every 3 s would make the button flicker.
  const [atualizando, setAtualizando] = useState(false);
  const agora = useServerNow(RELOGIO_MS);
  useFailureNotice(isError, FALHAS['solicitacoes.doComercio']);
  const encerradas = mais.solicitacoes?.filter(encerrada).length;
  return {
    ...mais,
    /** undefined until known */
    abertas: mais.solicitacoes && mais.solicitacoes.length - (encerradas ?? 0),
    encerradas,
    erro: isError,
    atualizar: () => {
      setAtualizando(true);
      void refetch().finally(() => setAtualizando(false));
    },
    atualizando,
    agora,
  };
}
