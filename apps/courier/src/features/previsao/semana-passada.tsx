import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { TrendingUp } from 'lucide-react';
import { fraseDaSemanaPassada } from './frases.ts';
import { usePrevisao } from './use-previsao.ts';

/** That the week before is nearly passed; nothing while it is far away. */
export function SemanaPassada() {
  const faltam = usePrevisao()?.faltam ?? null;
  return faltam !== null && <Banner icon={TrendingUp}>{fraseDaSemanaPassada(faltam)}</Banner>;
}
