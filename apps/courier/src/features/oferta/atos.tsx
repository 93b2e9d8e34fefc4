import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Check, RotateCw } from 'lucide-react';
import type { OfertaAtual } from './use-oferta.ts';

const PARA_SABER = 'a oferta continua sua até o tempo acabar';

/** The notices before an answer: the last attempt failed, or a refusal would suspend the account. */
export function Recados({ atual: { falha, aviso } }: { atual: OfertaAtual }) {
  if (!falha && !aviso) return null;
  return (
    <div className="grid gap-2">
      {falha && (
        <div role="alert">
          <Banner tone="perigo">
            {falha.text}: {PARA_SABER}
          </Banner>
        </div>
      )}
      {aviso && <Banner tone="aviso">{aviso}</Banner>}
    </div>
  );
}

type Props = { atual: OfertaAtual; className: string };

const TENTAR = 'Tentar de novo';

/** Returns the class of a button that does not respond yet. */
export const notReadyClass = (pronta: boolean): string => (pronta ? '' : 'opacity-60');

/** 'Aceitar', for one delivery or the whole route. After a lost answer the same button tries again. */
export function Aceitar({ atual, className }: Props) {
  const { pronta, aceitando, recusando, falha } = atual;
  const again = falha?.act === 'aceitar';
  const Icon = again ? RotateCw : Check;
  return (
    <Button
      variant="ok"
      full
      className={`font-[780] ${notReadyClass(pronta)} ${className}`}
      loading={aceitando}
      loadingLabel="Aceitando..."
      aria-disabled={!pronta || recusando}
      onClick={atual.aceitar}
    >
      <Icon aria-hidden="true" className="mr-1 size-7 shrink-0" />
      {again ? TENTAR : 'Aceitar'}
    </Button>
  );
}

/** 'Recusar', without a fill colour. */
export function Recusar({ atual, className }: Props) {
  const { pronta, aceitando, recusando, falha } = atual;
  return (
    <Button
      variant="secondary"
      full
      className={`px-2 text-perigo-ink ${notReadyClass(pronta)} ${className}`}
      loading={recusando}
      loadingLabel="Recusando..."
      aria-disabled={!pronta || aceitando}
      onClick={atual.recusar}
    >
      {falha?.act === 'recusar' ? TENTAR : 'Recusar'}
    </Button>
  );
}
