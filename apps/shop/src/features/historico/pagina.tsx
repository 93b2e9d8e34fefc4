import { LazyTab, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useLocation } from 'wouter';
import { HOJE } from '../dia/imprimir-o-dia.tsx';
import { Historico } from './historico.tsx';

const PapelDoDia = lazyPart(async () => (await import('../dia/papel-do-dia.tsx')).PapelDoDia);
const PapelDaFatura = lazyPart(async () => (await import('../fatura/papel.tsx')).PapelDaFatura);

/**
 * The history, or a printable sheet at an address below it. '/historico/hoje' shows today's requests.
 * '/historico/2026-11-09' shows the invoice of that week.
 */
export function PaginaDoHistorico() {
  const [caminho] = useLocation();
  const folha = caminho.split('/')[2];
  if (!folha) return <Historico />;
  return <LazyTab>{folha === HOJE ? <PapelDoDia /> : <PapelDaFatura semana_inicio={folha} />}</LazyTab>;
}
