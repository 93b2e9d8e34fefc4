import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { Bike, type LucideIcon, Package, Store } from 'lucide-react';
import { useEffect } from 'react';
import type { Achado } from './use-achados.ts';
import type { useBusca } from './use-busca.ts';

export const LISTA = 'achados-da-busca';
export const idDaOpcao = ({ chave }: Achado): string => `achado-${chave}`;

const ICONES: Record<Achado['tipo'], LucideIcon> = { solicitacao: Package, entregador: Bike, comercio: Store };

/** Results of the search, shown in place of the request list. */
export function Achados({ achados, ativo, levar, procurando, falhou }: ReturnType<typeof useBusca>) {
  useEffect(() => {
    if (ativo) document.getElementById(idDaOpcao(ativo))?.scrollIntoView({ block: 'nearest' });
  }, [ativo]);
  return (
    <div>
      <p role="status" className="px-3.5 py-2 text-[13px] leading-[18px] text-ink-2">
        {procurando && 'Procurando também no histórico...'}
        {falhou && 'O histórico não respondeu. Estes são os de agora.'}
        {!procurando && !falhou && achados?.length !== 0 && 'Enter leva até lá.'}
      </p>
      <div id={LISTA} role="listbox" aria-label="O que foi achado">
        {achados?.map((achado) => {
          const Icone = ICONES[achado.tipo];
          return (
            // The search field keeps the focus and handles the keys.
            <button
              type="button"
              key={achado.chave}
              id={idDaOpcao(achado)}
              role="option"
              tabIndex={-1}
              aria-selected={achado === ativo}
              onClick={() => levar(achado)}
              className="flex min-h-13 w-full items-center gap-2.5 px-3.5 py-1.5 text-left hover:bg-sunken aria-selected:bg-brand-soft"
            >
              <Icone aria-hidden="true" className="size-[18px] shrink-0 text-ink-2" />
              <span className="min-w-0">
                <span className="block text-[14px] leading-5 font-[650] wrap-anywhere text-ink">{achado.titulo}</span>
                <span className="block text-[13px] leading-[18px] wrap-anywhere text-ink-2">{achado.detalhe}</span>
              </span>
            </button>
          );
        })}
      </div>
      {achados?.length === 0 && !procurando && (
        <EmptyState title="Nada encontrado" texto="Busque por um número, endereço, loja ou entregador." />
      )}
    </div>
  );
}
