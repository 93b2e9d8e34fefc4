import { STATUS_ANTES_DE_SAIR } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { linhaDoPreparo, prontoDesde, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { ChefHat, PackageCheck } from 'lucide-react';
import type { Rota } from '../rotas/rotas.ts';
import { useBalcao } from './use-balcao.ts';

/** Minutes are what is read. */
const RELOGIO_MS = 15_000;

/** Until the courier leaves with it: when the order is ready, and how long one usually waits at this counter (decision record 0067). */
export function PreparoDaRota({ rota: { status, paradas } }: { rota: Rota }) {
  const agora = useServerNow(RELOGIO_MS);
  const balcao = useBalcao(paradas[0].comercio_id);
  const ultima = ultimaAFicarPronta(paradas);
  const frase = linhaDoPreparo(ultima, agora);
  const pronto = prontoDesde(ultima) !== undefined;
  if (!STATUS_ANTES_DE_SAIR.some((antes) => antes === status) || !(frase || balcao)) return null;
  const Icone = pronto ? PackageCheck : ChefHat;
  return (
    <p role="status" className="flex gap-3 text-[16px] leading-6">
      <Icone aria-hidden="true" className="mt-0.5 size-[22px] shrink-0 text-ink-2" />
      <span className="min-w-0">
        {frase && <strong className="block font-[700]">{frase}</strong>}
        {balcao && !pronto && (
          <span className="block text-ink-2">{balcao.charAt(0).toUpperCase() + balcao.slice(1)}</span>
        )}
      </span>
    </p>
  );
}
