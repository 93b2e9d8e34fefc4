import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { CircleHelp, Power } from 'lucide-react';
import { useState } from 'react';
import { useEstado } from '../fila/use-fila.ts';
import { useAlternarOnline } from '../online/use-alternar-online.ts';

const RegrasDialog = lazyPart(async () => (await import('../ajuda/regras-dialog.tsx')).RegrasDialog);

const sentence = (online: boolean, ocupado: boolean): string => {
  if (ocupado) return 'Boa primeira entrega! O que você ganhar aparece aqui.';
  if (online) return 'Você está na fila. A sua primeira entrega toca aqui.';
  return 'Fique online para entrar na fila e receber a sua primeira entrega.';
};

/**
 * The top of Início before the first delivery: what to do now, and how the queue works. It fills a phone's first view;
 * the week stands below it.
 */
export function PrimeiraVez({ ocupado }: { ocupado: boolean }) {
  const { data: estado } = useEstado();
  const { toggle, pendente } = useAlternarOnline();
  const [reading, setReading] = useState(false);
  const online = estado?.is_online ?? false;
  return (
    <div className="grid grid-cols-1 content-center justify-items-center py-6 max-lg:min-h-[calc(100dvh-160px)]">
      <p className="mb-5 max-w-[300px] text-center text-[24px] leading-8 font-[750] text-balance">
        {sentence(online, ocupado)}
      </p>
      {estado && !online && !estado.suspenso && (
        <button
          type="button"
          aria-busy={pendente}
          aria-disabled={pendente}
          onClick={() => !pendente && toggle(true)}
          className="flex min-h-24 w-full max-w-[480px] items-center justify-center gap-4 rounded-[20px] bg-ok px-4 text-[26px] leading-8 font-[780] text-on-ok"
        >
          <Power aria-hidden="true" className="size-7 shrink-0" />
          Ficar online
        </button>
      )}
      <button
        type="button"
        onClick={() => setReading(true)}
        className="mt-5 flex min-h-12 items-center gap-2 px-3 text-[18px] leading-6 font-[650] text-brand-ink"
      >
        <CircleHelp aria-hidden="true" className="size-[22px] shrink-0" />
        Como funciona a fila
      </button>
      <LazyDialog>{reading && <RegrasDialog onClose={() => setReading(false)} />}</LazyDialog>
    </div>
  );
}
