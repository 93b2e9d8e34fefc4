import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Banknote } from 'lucide-react';
import { Link } from 'wouter';
import { usePendencias } from './use-em-maos.ts';

/** On the first screen: cash that nobody confirmed for a day, and couriers who object to a difference. */
export function AvisoDeCustodia() {
  const { data } = usePendencias();
  const prestacoes = data?.prestacoes.length ?? 0;
  const contestacoes = data?.contestacoes.length ?? 0;
  const partes = [
    prestacoes > 0 ? `${countOf(prestacoes, 'entrega', 'entregas')} de dinheiro sem confirmação há mais de 24 h` : '',
    contestacoes > 0 ? countOf(contestacoes, 'diferença contestada', 'diferenças contestadas') : '',
  ].filter(Boolean);
  if (partes.length === 0) return null;
  return (
    <Banner
      tone="aviso"
      icon={Banknote}
      className="shrink-0"
      action={
        <Link
          href="/entregadores?ver=custodia"
          className="inline-flex min-h-8 items-center rounded-lg px-2 font-bold underline underline-offset-4 max-sm:min-h-11"
        >
          Resolver
        </Link>
      }
    >
      {partes.join(' · ')}
    </Banner>
  );
}
