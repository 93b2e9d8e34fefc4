import { useNotice, useProblemNotice } from '@corre/ui/shell/notices/notices.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { esperaDemais } from '../linha/linha.ts';
import { useProblemas } from '../problemas/use-problemas.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';

const RELOGIO_MS = 15_000;

/** Sends the shop's notices on every tab of the panel: an acceptance, a late request, a problem. */
export function Noticias() {
  const agora = useServerNow(RELOGIO_MS);
  const solicitacoes = useSolicitacoes().data;
  const aceitas = solicitacoes?.filter(({ status }) => status === 'aceita');
  const atrasadas = solicitacoes?.filter((pedido) => esperaDemais([pedido], agora));
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
