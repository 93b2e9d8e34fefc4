import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { LifeBuoy } from 'lucide-react';
import { nomeDaRota } from '../em-andamento/nome-da-rota.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { useAjuda } from './use-ajuda.ts';

/**
 * Sends the courier's name, phone and delivery to support's board with one press. Shows success only after the server's
 * answer.
 */
export function AvisarSuporte() {
  const { aberta, pedir, pedindo } = useAjuda();
  const { atual } = useMinhasEntregas();
  return (
    <div className="grid gap-2" role="status">
      {aberta ? (
        <p className="rounded-xl bg-finalizada px-3.5 py-3 text-[17px] leading-6 font-[650] text-finalizada-ink">
          O suporte já sabe, desde {formatTime(aberta.pedida_em)}. Vai falar com você.
        </p>
      ) : (
        <>
          <Button
            variant="danger"
            size="xl"
            full
            icon={LifeBuoy}
            loading={pedindo}
            loadingLabel="Avisando..."
            onClick={pedir}
          >
            Avisar o suporte
          </Button>
          {atual && <p className="truncate text-[16px] leading-6 text-ink-2">Sobre: {nomeDaRota(atual)}</p>}
        </>
      )}
    </div>
  );
}
