import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { minutesSince } from '@corre/ui/domain/format/dates.ts';
import { WAITING_LATE_MIN } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { useNotice } from '@corre/ui/shell/notices/use-notice.ts';
import { useProblemNotice } from '@corre/ui/shell/problem-notice.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useProblemas } from '../problemas/use-problemas.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';

const RELOGIO_MS = 15_000;

/** What a counter must not miss on any tab of the panel: an acceptance, a request that waits too long, a problem. */
export function Noticias() {
  const agora = useServerNow(RELOGIO_MS);
  const solicitacoes = useSolicitacoes().data;
  const aceitas = solicitacoes?.filter(({ status }) => status === 'aceita');
  const atrasadas = solicitacoes?.filter(
    (pedido) =>
      pedido.status === 'aguardando' && !pedido.agendada && minutesSince(esperaDesde(pedido), agora) > WAITING_LATE_MIN,
  );
  useProblemNotice(useProblemas().data);
  useNotice(
    'aceita',
    aceitas?.map(({ id }) => id),
  );
  useNotice(
    'espera',
    atrasadas?.map(({ id }) => id),
  );
  return null;
}
