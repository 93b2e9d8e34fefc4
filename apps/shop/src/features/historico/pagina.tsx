import { LazyTab, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useLocation } from 'wouter';
import { Historico } from './historico.tsx';

const PapelDaFatura = lazyPart(async () => (await import('../fatura/papel.tsx')).PapelDaFatura);

/** The history, or below its address the invoice of one week: '/historico/2026-11-09'. */
export function PaginaDoHistorico() {
  const [caminho] = useLocation();
  const semana_inicio = caminho.split('/')[2];
  if (!semana_inicio) return <Historico />;
  return (
    <LazyTab>
      <PapelDaFatura semana_inicio={semana_inicio} />
    </LazyTab>
  );
}
