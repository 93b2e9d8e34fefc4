import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { ENCERRADAS_POR_VEZ } from '@corre/contract/solicitacoes/regras.ts';
import { CountBadge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { NewRows } from '@corre/ui/kit/held-rows/new-rows.tsx';
import { useHeldRows } from '@corre/ui/kit/held-rows/use-held-rows.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Acts } from './details-footer.tsx';
import type { Group } from './line.ts';
import { List } from './list.tsx';

/** The number of lines at first. Each tap adds `STEP`. */
const SHOWN_AT_FIRST = 6;
const STEP = 12;

const idDe = ({ id }: SolicitacaoDoComercio) => id;

type Props = {
  solicitacoes: readonly SolicitacaoDoComercio[];
  /** changes with what the person asks for, and with each older page that arrives */
  list: string;
  /** the older requests on the server */
  mais: { ha_mais: boolean; load: () => void; loading: boolean };
  now: number;
  acts: Acts;
  phone: boolean;
};

/** The number of loaded requests, with a sign that there are more. */
const Mais = ({ total }: { total: number }) => (
  <span className="text-[13px] font-bold tabular-nums text-ink-2">
    {total}+<span className="sr-only"> ou mais</span>
  </span>
);

/** The closed requests, newest first. On a phone the list starts folded, so that open requests come first. */
export function Encerradas({ solicitacoes, list, mais, now, acts, phone }: Props) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const [limite, setLimite] = useState(SHOWN_AT_FIRST);
  const open = choice ?? !phone;
  // Whoever asks for more sees them.
  const held = useHeldRows(solicitacoes, idDe, { list: `${open} ${limite} ${list}`, lastToo: true });
  const hidden = held.rows.length - limite;
  const Seta = open ? ChevronUp : ChevronDown;
  return (
    <Card
      aria-labelledby="encerradas"
      className="relative max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
      {...held.card}
    >
      {open && <NewRows news={held.news} show={held.show} className="absolute top-1.5 right-11" />}
      <h3 className="bg-sunken">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setChoice(!open)}
          className="flex min-h-11 w-full items-center gap-2 px-4 text-left text-[15.5px] leading-5 -outline-offset-3!"
        >
          <span id="encerradas">Encerradas</span>
          {mais.ha_mais ? <Mais total={solicitacoes.length} /> : <CountBadge total={solicitacoes.length} />}
          <Seta aria-hidden="true" className="ml-auto size-[18px] text-ink-2" />
        </button>
      </h3>
      {open && (
        <div className="border-t border-line" {...held.box}>
          <List
            groups={held.rows.slice(0, limite).map((uma): Group => [uma])}
            keyOf={([uma]) => uma.id}
            now={now}
            acts={acts}
            phone={phone}
            still={held.still}
          />
          {hidden > 0 && (
            <Button variant="ghost" full onClick={() => setLimite(limite + STEP)}>
              Mostrar mais {Math.min(hidden, STEP)}
            </Button>
          )}
          {hidden <= 0 && mais.ha_mais && (
            <Button
              variant="ghost"
              full
              loading={mais.loading}
              loadingLabel="Carregando..."
              onClick={() => {
                setLimite(limite + ENCERRADAS_POR_VEZ);
                mais.load();
              }}
            >
              Carregar mais
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
