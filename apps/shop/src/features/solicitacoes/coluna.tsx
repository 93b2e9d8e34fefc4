import { ENCERRADAS_POR_VEZ, type SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { CountBadge } from '@corre/ui/kit/badge/count-badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { useState } from 'react';
import type { Atos } from './card-atos.tsx';
import { emGrupos } from './colunas.ts';
import { RotaCard } from './rota-card.tsx';
import { SolicitacaoCard } from './solicitacao-card.tsx';

/** More cards than this come on demand. */
const DE_INICIO = 12;

type Props = {
  title: string;
  /** the order, or the span it covers */
  nota?: string;
  vazia: string;
  solicitacoes: readonly SolicitacaoDoComercio[];
  /** stops of one route stand together */
  agrupar?: boolean;
  /** more that the server has */
  mais?: { ha_mais: boolean; carregar: () => void; carregando: boolean } | undefined;
  agora: number;
  atos: Atos;
};

/** As many as are loaded, and that there are more. */
const Mais = ({ total }: { total: number }) => (
  <span className="text-[13px] font-bold tabular-nums text-ink-2">
    {total}+<span className="sr-only"> ou mais</span>
  </span>
);

/** One column of the board. */
export function Coluna({ title, nota, vazia, solicitacoes, agrupar = false, mais, agora, atos }: Props) {
  const [limite, setLimite] = useState(DE_INICIO);
  const grupos = agrupar ? emGrupos(solicitacoes) : solicitacoes.map((solicitacao) => [solicitacao]);
  const escondidas = grupos.length - limite;
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <header className="flex min-h-7 items-center gap-2">
        <h3 className="text-[16px] leading-5">{title}</h3>
        {mais?.ha_mais ? <Mais total={solicitacoes.length} /> : <CountBadge total={solicitacoes.length} />}
        {nota && <span className="ml-auto truncate text-[13px] text-ink-2">{nota}</span>}
      </header>
      {solicitacoes.length === 0 && (
        <p className="rounded-(--ui-card) border border-dashed border-control px-4 py-5 text-center text-[14px] text-ink-2">
          {vazia}
        </p>
      )}
      {grupos
        .slice(0, limite)
        .map(([primeira, ...demais]) =>
          primeira && demais.length > 0 ? (
            <RotaCard
              key={`rota-${primeira.rota_id}`}
              paradas={[primeira, ...demais]}
              primeira={primeira}
              agora={agora}
              atos={atos}
            />
          ) : (
            primeira && <SolicitacaoCard key={primeira.id} solicitacao={primeira} agora={agora} atos={atos} />
          ),
        )}
      {escondidas > 0 && (
        <Button variant="ghost" onClick={() => setLimite(limite + DE_INICIO)}>
          Mostrar mais {Math.min(escondidas, DE_INICIO)}
        </Button>
      )}
      {escondidas <= 0 && mais?.ha_mais && (
        <Button
          variant="ghost"
          loading={mais.carregando}
          loadingLabel="Carregando..."
          onClick={() => {
            setLimite(limite + ENCERRADAS_POR_VEZ);
            mais.carregar();
          }}
        >
          Carregar mais
        </Button>
      )}
    </section>
  );
}
