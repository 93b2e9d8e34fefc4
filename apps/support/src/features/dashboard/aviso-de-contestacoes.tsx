import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'wouter';
import { contestacoesPorExtenso, useContestacoes } from '../suspensoes/use-contestacoes.ts';

/** On the first screen: somebody objects to a suspension and waits for support. */
export function AvisoDeContestacoes() {
  const total = useContestacoes().data?.length ?? 0;
  if (total === 0) return null;
  return (
    <Banner
      tone="aviso"
      icon={MessageSquareWarning}
      className="shrink-0"
      action={
        <Link
          href="/suspensoes"
          className="inline-flex min-h-8 items-center rounded-lg px-2 font-bold underline underline-offset-4 max-sm:min-h-11"
        >
          Responder
        </Link>
      }
    >
      {contestacoesPorExtenso(total)}
    </Banner>
  );
}
