import { LazyTab, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useLocation } from 'wouter';
import { HOJE } from '../dia/imprimir-o-dia.tsx';
import { Historico } from './historico.tsx';

const PapelDoDia = lazyPart(async () => (await import('../dia/papel-do-dia.tsx')).PapelDoDia);
const PapelDaFatura = lazyPart(async () => (await import('../fatura/papel.tsx')).PapelDaFatura);

/** The history, or below its address a sheet for paper: today's requests, or the invoice of one week, '/historico/2026-11-09'. */
export function PaginaDoHistorico() {
  const [caminho] = useLocation();
  const folha = caminho.split('/')[2];
  if (!folha) return <Historico />;
  return <LazyTab>{folha === HOJE ? <PapelDoDia /> : <PapelDaFatura semana_inicio={folha} />}</LazyTab>;
}
