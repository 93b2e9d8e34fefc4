import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { useSearchParams } from 'wouter';
import { ReplayDaFila } from '../replay/replay-da-fila.tsx';
import { Historico } from './historico.tsx';

/** Tab 'Histórico': past suspensions, or the queue of the last hour (`?ver=fila`). */
export function PartesDoHistorico() {
  const [params, setParams] = useSearchParams();
  const ver = params.get('ver') === 'fila' ? 'fila' : 'suspensoes';
  return (
    <div className="mx-auto grid w-full max-w-[1312px] grid-cols-1 gap-4">
      <Segmented
        label="Mostrar"
        options={[
          { value: 'suspensoes', label: 'Suspensões' },
          { value: 'fila', label: 'Fila da última hora' },
        ]}
        value={ver}
        onValueChange={(parte) => setParams(parte === 'fila' ? { ver: 'fila' } : {}, { replace: true })}
        className="w-full sm:w-[400px]"
      />
      {ver === 'fila' ? <ReplayDaFila /> : <Historico />}
    </div>
  );
}
