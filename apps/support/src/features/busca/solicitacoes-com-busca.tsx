import { Button } from '@corre/ui/kit/button/button.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { Bike, type LucideIcon, Package, Search, Store, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useActs } from '../atos/atos.tsx';
import { SolicitacoesList } from '../solicitacoes/solicitacoes-list.tsx';
import type { useVisao } from '../strip/use-visao.ts';
import { type Found, useSearch } from './use-busca.ts';

const LISTA = 'achados-da-busca';
const idDaOpcao = ({ chave }: Found): string => `achado-${chave}`;

const ICONS: Record<Found['tipo'], LucideIcon> = { solicitacao: Package, entregador: Bike, comercio: Store };

/** Results of the search, shown in place of the request list. */
function Matches({ achados, ativo, levar, searching, failed }: ReturnType<typeof useSearch>) {
  useEffect(() => {
    if (ativo) document.getElementById(idDaOpcao(ativo))?.scrollIntoView({ block: 'nearest' });
  }, [ativo]);
  return (
    <div>
      <p role="status" className="px-3.5 py-2 text-[13px] leading-[18px] text-ink-2">
        {searching && 'Procurando também no histórico...'}
        {failed && 'O histórico não respondeu. Estes são os de agora.'}
        {!searching && !failed && achados?.length !== 0 && 'Enter leva até lá.'}
      </p>
      <div id={LISTA} role="listbox" aria-label="O que foi achado">
        {achados?.map((found) => {
          const Icon = ICONS[found.tipo];
          return (
            // The search field keeps the focus and handles the keys.
            <button
              type="button"
              key={found.chave}
              id={idDaOpcao(found)}
              role="option"
              tabIndex={-1}
              aria-selected={found === ativo}
              onClick={() => levar(found)}
              className="flex min-h-13 w-full items-center gap-2.5 px-3.5 py-1.5 text-left hover:bg-sunken aria-selected:bg-brand-soft"
            >
              <Icon aria-hidden="true" className="size-[18px] shrink-0 text-ink-2" />
              <span className="min-w-0">
                <span className="block text-[14px] leading-5 font-[650] wrap-anywhere text-ink">{found.titulo}</span>
                <span className="block text-[13px] leading-[18px] wrap-anywhere text-ink-2">{found.detalhe}</span>
              </span>
            </button>
          );
        })}
      </div>
      {achados?.length === 0 && !searching && (
        <EmptyState title="Nada encontrado" text="Busque por um número, endereço, loja ou entregador." />
      )}
    </div>
  );
}

/** Search field of the dashboard. Arrow keys move in the results, Enter opens a result, Esc clears the field. */
function CampoDaBusca({ typed, type, achados, ativo, teclar }: ReturnType<typeof useSearch>) {
  const field = useRef<HTMLInputElement>(null);
  const { wantsSearch, searchFocused } = useActs();
  useEffect(() => {
    if (!wantsSearch) return;
    field.current?.focus();
    searchFocused();
  }, [wantsSearch, searchFocused]);
  return (
    <TextInput
      ref={field}
      size="sm"
      type="search"
      icon={Search}
      role="combobox"
      aria-expanded={achados !== null}
      aria-controls={LISTA}
      aria-activedescendant={ativo ? idDaOpcao(ativo) : undefined}
      aria-autocomplete="list"
      value={typed}
      onChange={({ target }) => type(target.value)}
      onKeyDown={teclar}
      autoComplete="off"
      maxLength={80}
      aria-label="Buscar na torre"
      placeholder="Pedido, endereço, loja, entregador"
      inputClassName="[&::-webkit-search-cancel-button]:hidden text-[14px] max-sm:text-[16px]"
    />
  );
}

type Props = { view: ReturnType<typeof useVisao>; className?: string };

/** Request list with the search field of the dashboard above it (ADR 0033). */
export function SolicitacoesComBusca({ view, className }: Props) {
  const { filter, applyFilter, loja, verLoja } = view;
  const search = useSearch({ reveal: () => verLoja(null), verLoja });
  return (
    <SolicitacoesList
      filter={filter}
      applyFilter={applyFilter}
      loja={loja}
      busca={
        <>
          <CampoDaBusca {...search} />
          {loja !== null && (
            <Button
              variant="soft"
              size="sm"
              icon={X}
              className="mt-2 h-auto max-w-full whitespace-normal"
              onClick={() => verLoja(null)}
            >
              {loja}
              <span className="sr-only">, mostrar todas as lojas</span>
            </Button>
          )}
        </>
      }
      achados={search.achados === null ? null : <Matches {...search} />}
      className={className}
    />
  );
}
