import { Bike, Check, ClipboardPaste, ShieldOff, Siren, SquarePen, Zap } from 'lucide-react';
import { twMerge } from 'tailwind-merge';
import { Badge } from '../../kit/badge/badge.tsx';

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
