import { Bike, Check, ClipboardPaste, ShieldOff, Siren, SquarePen, Zap } from 'lucide-react';
import { twMerge } from 'tailwind-merge';
import { Badge } from './badge.tsx';

/** An urgent request. */
export const UrgenteBadge = () => (
  <Badge tom="perigo" icon={Siren}>
    Urgente
  </Badge>
);

/** Where a request came from (specification §9, origins). */
export function OrigemBadge({ origem }: { origem: 'manual' | 'ifood' }) {
  return (
    <Badge tom="contorno" icon={origem === 'ifood' ? ClipboardPaste : SquarePen}>
      {origem === 'ifood' ? 'iFood' : 'Manual'}
    </Badge>
  );
}

/** A suspended courier. */
export const SuspensoBadge = () => (
  <Badge tom="perigo-contorno" icon={ShieldOff}>
    Suspenso
  </Badge>
);

/** Whether a courier is online; the dot is full or hollow, so it does not depend on its colour. */
export function PresencaBadge({ online }: { online: boolean }) {
  return (
    <Badge tom="contorno">
      <span
        aria-hidden="true"
        className={twMerge('size-[9px] rounded-full', online ? 'bg-ok' : 'border-2 border-ink-3 bg-transparent')}
      />
      {online ? 'Online' : 'Offline'}
    </Badge>
  );
}

/** A free courier. */
export const LivreBadge = () => (
  <Badge tom="finalizada" icon={Check}>
    Livre
  </Badge>
);

/** A courier with an open delivery. */
export const OcupadoBadge = () => (
  <Badge tom="entrega" icon={Bike}>
    Ocupado
  </Badge>
);

/** The courier whose turn it is: amber, because he has to act now. */
export const SuaVezBadge = () => (
  <Badge tom="faixa" icon={Zap}>
    Sua vez
  </Badge>
);

/** '2º da fila' */
export const FilaBadge = ({ posicao_fila }: { posicao_fila: number }) => (
  <Badge tom="contorno">{posicao_fila}º da fila</Badge>
);

const countTones = {
  neutro: 'bg-sunken text-ink-2',
  perigo: 'bg-perigo text-on-perigo',
  faixa: 'bg-faixa text-on-faixa',
};

type CountProps = {
  total: number;
  tom?: keyof typeof countTones;
  /** what is counted, for a screen reader: 'mensagens não lidas' */
  rotulo?: string;
  className?: string;
};

/** A round counter; above 99 it says '99+'. */
export function CountBadge({ total, tom = 'neutro', rotulo, className }: CountProps) {
  return (
    <span
      className={twMerge(
        'inline-flex h-[22px] min-w-[22px] items-center justify-center rounded-full px-1.5 text-[13px] font-bold leading-none',
        countTones[tom],
        className,
      )}
    >
      {total > 99 ? '99+' : total}
      {rotulo && <span className="sr-only"> {rotulo}</span>}
    </span>
  );
}
