import { Banner } from '@corre/ui/kit/banner/banner.tsx';
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
            {falha.texto}: {PARA_SABER}
          </Banner>
        </div>
      )}
      {aviso && <Banner tone="aviso">{aviso}</Banner>}
    </div>
  );
}
