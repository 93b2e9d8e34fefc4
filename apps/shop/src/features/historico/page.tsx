import { LazyTab, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useLocation } from 'wouter';
import { HOJE } from '../dia/imprimir-o-dia.tsx';
import { ESPERA, Historico } from './historico.tsx';

const MinhaEspera = lazyPart(async () => (await import('./minha-espera.tsx')).MinhaEspera);
const PapelDoDia = lazyPart(async () => (await import('../dia/papel-do-dia.tsx')).PapelDoDia);
const PapelDaFatura = lazyPart(async () => (await import('../fatura/papel.tsx')).PapelDaFatura);

/**
 * The history, or a printable sheet at an address below it. '/historico/hoje' shows today's requests, or those of
 * `?dia=`. '/historico/2026-11-09' shows the invoice of that week. '/historico/espera' shows the shop's figures.
 */
export function HistoricoPage() {
  const [caminho] = useLocation();
  const folha = caminho.split('/')[2];
  if (!folha) return <Historico />;
  if (folha === ESPERA)
    return (
      <LazyTab>
        <MinhaEspera />
      </LazyTab>
    );
  return <LazyTab>{folha === HOJE ? <PapelDoDia /> : <PapelDaFatura semana_inicio={folha} />}</LazyTab>;
}
