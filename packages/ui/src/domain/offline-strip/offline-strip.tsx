import { RotateCw, WifiOff } from 'lucide-react';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { formatTime, type Instant } from '../format/dates.ts';

type Props = {
  /** the time of the data on the screen; null when there are none */
  dados_de: Instant | null;
  /** the server answers but its database does not yet: the network is fine */
  voltando?: boolean;
  /** number of actions that wait on the device for the network */
  stored?: number;
  onRetry: () => void;
  className?: string;
};

/**
 * Says that there is no connection, and the time of the shown data. 64 px high in the courier's panel, 40 px in the
 * dense ones.
 */
export function OfflineStrip({ dados_de, voltando = false, stored = 0, onRetry, className }: Props) {
  const Icon = voltando ? RotateCw : WifiOff;
  return (
    <div
      role="status"
      className={twMerge(
        'flex min-h-16 items-center gap-3 bg-aguardando px-4 text-[17px] leading-5 text-aguardando-ink',
        'compact:min-h-10 compact:bg-ink compact:text-[14px] compact:text-bg',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0 compact:size-[18px]" />
      <p className="flex min-w-0 flex-1 flex-col compact:flex-row compact:flex-wrap compact:gap-x-1.5">
        <strong className="compact:after:content-['.'] font-[750] compact:font-semibold">
          {voltando ? 'Servidor voltando' : 'Sem conexão'}
        </strong>
        {stored > 0 && (
          <span>{stored === 1 ? '1 ação guardada no celular' : `${stored} ações guardadas no celular`}</span>
        )}
        {dados_de !== null && stored === 0 && (
          <span className="compact:font-semibold whitespace-nowrap">Dados de {formatTime(dados_de)}</span>
        )}
      </p>
      <button
        type="button"
        onClick={onRetry}
        className={twMerge(
          'h-12 shrink-0 rounded-xl border-[1.5px] border-current px-3.5 font-[650] focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-current',
          'compact:h-8 max-sm:compact:h-11 compact:rounded-lg compact:border-0 compact:px-2 compact:underline compact:underline-offset-4',
        )}
      >
        Tentar agora
      </button>
    </div>
  );
}
