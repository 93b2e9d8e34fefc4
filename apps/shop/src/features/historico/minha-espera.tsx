import { trpc } from '@corre/client/trpc.ts';
import { askedOf } from '@corre/ui/domain/numeros/asked.ts';
import { EsperaCard } from '@corre/ui/domain/numeros/esperas-cards.tsx';
import { FinsCard, PicoCard } from '@corre/ui/domain/numeros/operacao-cards.tsx';
import { EscolherPeriodo, usePeriodo } from '@corre/ui/domain/numeros/periodo.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'wouter';

/** A shop's own waits and busy hours [numeros]. */
export function MinhaEspera() {
  const comercio_nome = useComercioNome();
  const now = serverNow();
  const { periodo, choose } = usePeriodo(now);
  const query = trpc.numeros.doComercio.useQuery({ comercio_nome, ...periodo }, { placeholderData: keepPreviousData });
  const asked = askedOf(query);
  const file = `minha-espera-${periodo.de}-${periodo.ate}`;
  return (
    <div className="mx-auto grid w-full max-w-[1312px] grid-cols-1 gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <h1 className="min-w-[min(100%,10rem)] flex-1">Minha espera</h1>
        <EscolherPeriodo now={now} periodo={periodo} onChange={choose} />
        <Link href="/historico" className={buttonClass({ variant: 'secondary' })}>
          Voltar ao histórico
        </Link>
      </header>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        <EsperaCard asked={asked} file={file} className="col-span-full" />
        <PicoCard asked={asked} file={file} />
        <FinsCard asked={asked} file={file} />
      </div>
    </div>
  );
}
