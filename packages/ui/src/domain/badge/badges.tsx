import type { Origem } from '@corre/contract/vocabulario.ts';
import { Bike, Check, ClipboardPaste, Hash, Plug, ShieldOff, Siren, SquarePen, Zap } from 'lucide-react';
import { Badge } from '../../kit/badge/badge.tsx';
import { twMerge } from '../../kit/theme/merge-classes.ts';

/** An urgent request. */
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

/** An origin in a word, where there is no room for its badge. */
export const NOME_ORIGEM: Record<Origem, string> = {
  manual: ORIGEM.manual.nome,
  ifood: ORIGEM.ifood.nome,
  opendelivery: ORIGEM.opendelivery.nome,
};

/** Where a request came from (specification §9, origins); a point of sale by its own name, `canal`. */
export function OrigemBadge({ origem, canal = null }: { origem: Origem; canal?: string | null }) {
  return (
    <Badge tone="contorno" icon={ORIGEM[origem].icon} className="max-w-full">
      <span className="truncate leading-5">{canal ?? ORIGEM[origem].nome}</span>
    </Badge>
  );
}

/** What is called out at the counter; nothing where there is no number. */
export const NumeroDoPedidoBadge = ({ numero }: { numero: string | null }) =>
  numero !== null && (
    <Badge tone="suave" icon={Hash} className="max-w-full">
      <span className="truncate leading-5">Pedido {numero}</span>
    </Badge>
  );

/** A suspended courier. */
export const SuspensoBadge = () => (
  <Badge tone="perigo-contorno" icon={ShieldOff}>
    Suspenso
  </Badge>
);

/** Whether a courier is online; the dot is full or hollow, so it does not depend on its colour. */
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

/** A free courier. */
export const LivreBadge = () => (
  <Badge tone="finalizada" icon={Check}>
    Livre
  </Badge>
);

/** A courier with an open delivery. */
export const OcupadoBadge = () => (
  <Badge tone="entrega" icon={Bike}>
    Ocupado
  </Badge>
);

/** The courier whose turn it is: amber, because they have to act now. */
export const SuaVezBadge = () => (
  <Badge tone="faixa" icon={Zap}>
    Sua vez
  </Badge>
);

/** '2º da fila' */
export const FilaBadge = ({ posicao_fila }: { posicao_fila: number }) => (
  <Badge tone="contorno">{posicao_fila}º da fila</Badge>
);
