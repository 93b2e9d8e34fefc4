import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { useSearchParams } from 'wouter';
import { Custodia } from '../custodia/custodia.tsx';
import { useTotalDePendencias } from '../custodia/use-em-maos.ts';
import { Gerenciar } from './gerenciar.tsx';

/** Tab 'Gerenciar': the couriers, or the cash and card machines that they hold (`?ver=custodia`). */
export function PartesDeGerenciar() {
  const [params, setParams] = useSearchParams();
  const ver = params.get('ver') === 'custodia' ? 'custodia' : 'entregadores';
  const pendencias = useTotalDePendencias();
  return (
    <div className="mx-auto grid w-full max-w-[1312px] grid-cols-1 gap-4">
      <Segmented
        label="Mostrar"
        options={[
          { value: 'entregadores', label: 'Entregadores' },
          { value: 'custodia', label: `Dinheiro e maquininhas${pendencias > 0 ? ` (${pendencias})` : ''}` },
        ]}
        value={ver}
        // The search, sort order and page in the URL belong to the other list, so drop them.
        onValueChange={(parte) => setParams(parte === 'custodia' ? { ver: 'custodia' } : {}, { replace: true })}
        className="w-full sm:w-[500px]"
      />
      {ver === 'custodia' ? (
        <>
          <h1>Dinheiro e maquininhas</h1>
          <Custodia />
        </>
      ) : (
        <Gerenciar />
      )}
    </div>
  );
}
