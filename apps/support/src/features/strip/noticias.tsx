import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { minutesSince } from '@corre/ui/domain/format/dates.ts';
import { WAITING_LATE_MIN } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { useNotice, useProblemNotice } from '@corre/ui/shell/notices/notices.ts';
import { useSoundUnlock } from '@corre/ui/shell/repeating-sound.ts';
import { useAjudas, useAvisoDeAjudaNova, useProblemas } from '../problemas/use-problemas.ts';
import { pendentes } from '../solicitacoes/filter.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useNow } from '../torre/relogio.tsx';
import { useEntregadores } from '../torre/use-torre.ts';
import { totalDosAvisos, useAvisos } from './avisos.ts';
import { resumoDaTorre } from './resumo.ts';

/** Plays and shows the notices that support needs on every tab: calls for help, problems, and late requests. */
export function Noticias() {
  const now = useNow();
  const solicitacoes = useSolicitacoes().data;
  const atrasadas =
    solicitacoes &&
    pendentes(solicitacoes)
      .filter((pedido) => !pedido.agendada && minutesSince(esperaDesde(pedido), now) > WAITING_LATE_MIN)
      .map(({ id }) => id);
  useSoundUnlock();
  useAvisoDeAjudaNova(useAjudas().data);
  useProblemNotice(useProblemas().data);
  useNotice('espera', atrasadas);
  return null;
}

/** Returns the number for the title of the browser tab: waiting requests plus all notices. */
export function useChamados(): number {
  const { waiting } = resumoDaTorre({ solicitacoes: useSolicitacoes().data, entregadores: useEntregadores().data });
  return waiting + totalDosAvisos(useAvisos());
}
