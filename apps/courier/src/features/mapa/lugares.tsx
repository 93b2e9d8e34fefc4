import { formatWhen, isoDay } from '@corre/ui/domain/format/dates.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { type LucideIcon, MapPin, Store } from 'lucide-react';
import type { ReactNode } from 'react';

type LugarProps = { icon: LucideIcon; papel: string; nome: string; detalhe?: ReactNode; ao_lado?: ReactNode };

function Lugar({ icon: Icon, papel, nome, detalhe, ao_lado }: LugarProps) {
  return (
    <div className="flex gap-3">
      <dt>
        <Icon aria-hidden="true" className="mt-0.5 size-[22px] text-ink-2" />
        <span className="sr-only">{papel}</span>
      </dt>
      <dd className="flex min-w-0 flex-1 items-start justify-between gap-2">
        <span className="min-w-0 flex-1">
          <span className="block text-[18px] leading-6 font-[700] break-words">{nome}</span>
          {detalhe && <span className="block text-[16px] leading-6 text-ink-2">{detalhe}</span>}
        </span>
        {ao_lado}
      </dd>
    </div>
  );
}

type Props = {
  comercio: Pick<LugarProps, 'nome' | 'detalhe' | 'ao_lado'>;
  endereco: Pick<LugarProps, 'nome' | 'detalhe' | 'ao_lado'>;
};

/** The shop and the address of a delivery. */
export const Lugares = ({ comercio, endereco }: Props) => (
  <dl className="grid grid-cols-1 gap-3">
    <Lugar icon={Store} papel="Comércio" {...comercio} />
    <Lugar icon={MapPin} papel="Endereço" {...endereco} />
  </dl>
);

/** Returns 'pedido às 19:42'. A request of another day has its date, because it may wait past midnight. */
export const pedidoAs = (data_solicitacao: string): string => {
  const now = serverNow();
  const today = isoDay(data_solicitacao) === isoDay(now);
  return `pedido ${today ? 'às' : 'em'} ${formatWhen(data_solicitacao, now)}`;
};
