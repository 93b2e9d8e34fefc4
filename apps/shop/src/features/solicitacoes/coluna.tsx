import type { SolicitacaoDoComercio } from '@corre/api/solicitacoes/contrato.ts';
import { CountBadge } from '@corre/ui/badge/badges.tsx';
import { Button } from '@corre/ui/button/button.tsx';
import { useState } from 'react';
import type { Atos } from './card-atos.tsx';
import { SolicitacaoCard } from './solicitacao-card.tsx';

/** More cards than this come on demand. */
const DE_INICIO = 12;

type Props = {
  titulo: string;
  /** the order, or the span it covers */
  nota?: string;
  vazia: string;
  solicitacoes: readonly SolicitacaoDoComercio[];
  agora: number;
  atos: Atos;
};

/** One column of the board. */
export function Coluna({ titulo, nota, vazia, solicitacoes, agora, atos }: Props) {
  const [limite, setLimite] = useState(DE_INICIO);
  const escondidas = solicitacoes.length - limite;
  return (
    <section aria-label={titulo} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <header className="flex min-h-7 items-center gap-2">
        <h3 className="text-[16px] leading-5">{titulo}</h3>
        <CountBadge total={solicitacoes.length} />
        {nota && <span className="ml-auto truncate text-[13px] text-ink-2">{nota}</span>}
      </header>
      {solicitacoes.length === 0 && (
        <p className="rounded-(--ui-card) border border-dashed border-control px-4 py-5 text-center text-[14px] text-ink-2">
          {vazia}
        </p>
      )}
      {solicitacoes.slice(0, limite).map((solicitacao) => (
        <SolicitacaoCard key={solicitacao.id} solicitacao={solicitacao} agora={agora} atos={atos} />
      ))}
      {escondidas > 0 && (
        <Button variant="ghost" onClick={() => setLimite(limite + DE_INICIO)}>
          Mostrar mais {Math.min(escondidas, DE_INICIO)}
        </Button>
      )}
    </section>
  );
}
