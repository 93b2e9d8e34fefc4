import type { Origem } from '@corre/contract/vocabulario.ts';
import { Bike, Check, ClipboardPaste, Plug, ShieldOff, Siren, SquarePen, WifiOff, Zap } from 'lucide-react';
import { Badge } from '../../kit/badge/badge.tsx';
import { twMerge } from '../../kit/theme/merge-classes.ts';

/** Badge of an urgent request. */
export const UrgenteBadge = () => (
  <Badge tone="perigo" icon={Siren}>
    Urgente
  </Badge>
);

const ORIGEM = {
  manual: { nome: 'Manual', icon: SquarePen },
  ifood: { nome: 'iFood', icon: ClipboardPaste },
  opendelivery: { nome: 'Sistema da loja', icon: Plug },
} as const;

/** Badge of a request's origin. `canal`, the name of the point of sale, replaces the word where there is one. */
export function OrigemBadge({ origem, canal = null }: { origem: Origem; canal?: string | null }) {
  return (
    <Badge tone="contorno" icon={ORIGEM[origem].icon} className="max-w-full">
      <span className="truncate leading-5">{canal ?? ORIGEM[origem].nome}</span>
    </Badge>
  );
}

/** Badge of a suspended courier. */
export const SuspensoBadge = () => (
  <Badge tone="perigo-contorno" icon={ShieldOff}>
    Suspenso
  </Badge>
);

/** Badge that says whether a courier is online. The dot is full or hollow, so that it does not depend on colour. */
export function PresencaBadge({ online }: { online: boolean }) {
  return (
    <Badge tone="contorno">
      <span
        aria-hidden="true"
        className={twMerge('size-[9px] rounded-full', online ? 'bg-ok' : 'border-2 border-ink-3 bg-transparent')}
      />
      {online ? 'Online' : 'Offline'}
    </Badge>
  );
}

/** Badge of a courier who is online, but whose phone does not answer. */
export const SemSinalBadge = () => (
  <Badge tone="aguardando" icon={WifiOff}>
    Sem sinal
  </Badge>
);

/** Badge of a free courier. */
export const LivreBadge = () => (
  <Badge tone="finalizada" icon={Check}>
    Livre
  </Badge>
);

/** Badge of a courier with an open delivery. */
export const OcupadoBadge = () => (
  <Badge tone="entrega" icon={Bike}>
    Ocupado
  </Badge>
);

/** Badge of the courier whose turn it is. The badge is amber because the courier has to act now. */
export const SuaVezBadge = () => (
  <Badge tone="faixa" icon={Zap}>
    Sua vez
  </Badge>
);

/** Badge with the courier's place in the queue: '2º da fila'. */
export const FilaBadge = ({ posicao_fila }: { posicao_fila: number }) => (
  <Badge tone="contorno">{posicao_fila}º da fila</Badge>
);
