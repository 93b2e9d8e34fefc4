import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { TrendingUp } from 'lucide-react';
import { fraseDaSemanaPassada } from './frases.ts';
import { usePrevisao } from './use-previsao.ts';

/** Says that the courier is about to pass last week's count. Renders nothing while that is far away. */
export function SemanaPassada() {
  const faltam = usePrevisao()?.faltam ?? null;
  return faltam !== null && <Banner icon={TrendingUp}>{fraseDaSemanaPassada(faltam)}</Banner>;
}
