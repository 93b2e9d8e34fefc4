import { CountBadge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { TableSearch } from '@corre/ui/kit/data-table/table-search.tsx';
import { NewRows } from '@corre/ui/kit/held-rows/new-rows.tsx';
import type { useHeldRows } from '@corre/ui/kit/held-rows/use-held-rows.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { useLive } from '@corre/ui/shell/live-events.tsx';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Acts } from './details-footer.tsx';
import type { Group } from './line.ts';
import { List } from './list.tsx';
import type { useBoardSearch } from './use-board-search.ts';

/** Shows whether the live connection is open. */
function LiveSign({ className = '' }: { className?: string }) {
  const { estado } = useLive();
  const vivo = estado === 'ao_vivo';
  return (
    <span className={`inline-flex items-center gap-2 text-[14px] text-ink-2 ${className}`}>
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${vivo ? 'bg-ok forced-colors:bg-[CanvasText]' : 'border-2 border-ink-3'}`}
      />
      {vivo ? 'ao vivo' : 'conectando'}
    </span>
  );
}

type NewsProps = Pick<Props, 'held'> & { className?: string };

/**
 * The sign of the connection, and in its place what waits while the board holds still. The place is as wide as
 * '1 nova', so that the search beside it never wraps, which would push the rows.
 */
function SignOrNews({ held, className = '' }: NewsProps) {
  return (
    <span className={`relative flex min-w-24 items-center sm:min-h-9 ${className}`}>
      <LiveSign className={held.news > 0 ? 'invisible' : ''} />
      <NewRows news={held.news} show={held.show} className="absolute left-0 max-sm:right-0 max-sm:left-auto" />
    </span>
  );
}

/** The number of lines at first, and the number that each tap adds. */
const STEP = 100;

type Props = {
  /** the lines, held still */
  held: ReturnType<typeof useHeldRows<Group>>;
  keyOf: (group: Group) => string | number;
  /** number of open requests */
  total: number;
  busca: ReturnType<typeof useBoardSearch>;
  /** true if the shop has no requests yet, so there is no search field */
  nova: boolean;
  now: number;
  acts: Acts;
  phone: boolean;
};

/** The search field. On a phone a button opens it. */
function Busca({ busca: { busca, setSearch }, phone }: Pick<Props, 'busca' | 'phone'>) {
  const [open, setOpen] = useState(false);
  const field = (
    <TableSearch
      search={busca}
      placeholder="Buscar rua, pedido ou nome"
      onChange={setSearch}
      className="max-sm:order-last max-sm:basis-full ml-auto"
    />
  );
  if (!phone) return field;
  return (
    <>
      <IconButton
        icon={Search}
        label="Buscar solicitação"
        aria-expanded={open}
        className="-my-2.5 size-11 max-sm:ml-auto"
        onClick={() => {
          if (open) setSearch('');
          setOpen(!open);
        }}
      />
      {open && field}
    </>
  );
}

/** What an empty board says. */
const vazia = (news: number, searching: boolean): string => {
  if (news > 0) return 'Chegou entrega nova. Veja acima.';
  return searching ? 'Nada aberto com estas palavras' : 'Nenhuma entrega aberta';
};

/** The open requests, one line each, longest wait first. */
export function Abertas({ held, keyOf, total, busca, nova, now, acts, phone }: Props) {
  const [limite, setLimite] = useState(STEP);
  const groups = held.rows;
  const hidden = groups.length - limite;
  return (
    <Card aria-labelledby="abertas" className="max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
      <header className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-sunken px-4 py-1 sm:min-h-12">
        <h2 className="max-md:sr-only">Minhas Solicitações</h2>
        <h3 id="abertas" className="flex items-center gap-2 text-[15.5px] leading-5">
          Abertas
          <CountBadge total={total} className="bg-surface" />
        </h3>
        <SignOrNews held={held} className={nova ? 'max-sm:ml-auto' : 'max-sm:order-2'} />
        {!nova && <Busca busca={busca} phone={phone} />}
      </header>
      {groups.length > 0 ? (
        <>
          <List groups={groups.slice(0, limite)} keyOf={keyOf} now={now} acts={acts} phone={phone} still={held.still} />
          {hidden > 0 && (
            <Button variant="ghost" full onClick={() => setLimite(limite + STEP)}>
              Mostrar mais {Math.min(hidden, STEP)}
            </Button>
          )}
        </>
      ) : nova ? (
        <EmptyState title="Nenhuma solicitação ainda" text="Peça a primeira entrega em poucos segundos." />
      ) : (
        <p role="status" className="px-4 py-5 text-center text-[14px] text-ink-2">
          {vazia(held.news, busca.searching)}
        </p>
      )}
    </Card>
  );
}
