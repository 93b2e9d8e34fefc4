import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { useSoNaMemoria } from './passos-guardados.ts';

/** Says that the phone refused to store a waiting step, for as long as closing the app would lose it. */
export function SoNaMemoria() {
  if (!useSoNaMemoria()) return null;
  return (
    <div role="alert" className="mb-4">
      <Banner tone="perigo">O celular não guardou o último toque. Deixe o app aberto até o sinal voltar.</Banner>
    </div>
  );
}
