import {
  LivreBadge,
  OcupadoBadge,
  PresencaBadge,
  SemSinalBadge,
  SuspensoBadge,
} from '@corre/ui/domain/badge/badges.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useActs } from '../atos/atos.tsx';
import { EntregadorMenu } from '../entregadores/entregador-menu.tsx';
import { Foto } from '../entregadores/foto.tsx';
import { semSinal } from '../entregadores/groups.ts';
import { Recusas } from '../recusas.tsx';
import { Hora } from '../torre/relogio.tsx';
import type { Entregador } from '../torre/use-torre.ts';

type Props = { entregador: Entregador };

function Situacao({ entregador }: Pick<Props, 'entregador'>) {
  const { suspenso, online, status } = entregador;
  const silent = semSinal(entregador);
  return (
    <div className="flex flex-wrap gap-1.5">
      {suspenso && <SuspensoBadge />}
      {silent ? <SemSinalBadge /> : <PresencaBadge online={online} />}
      {!suspenso && !silent && online && status === 'livre' && <LivreBadge />}
      {status === 'ocupado' && <OcupadoBadge />}
    </div>
  );
}

/** Card of a courier: status, refusals, and the actions that fit. */
const CartaoDoEntregador = memo(function CartaoDoEntregador({ entregador }: Props) {
  const { show } = useActs();
  const { id, nome_completo, suspenso, recusas_consecutivas, data_expiracao_suspensao } = entregador;
  return (
    <Card
      item
      aria-label={nome_completo}
      data-entregador={id}
      className={`flex flex-col gap-3 p-4 ${suspenso ? 'border-perigo/60' : ''}`}
    >
      <div className="flex items-start gap-3">
        <Foto entregador={entregador} size={48} />
        <div className="min-w-0 flex-1 self-center">
          <h3 className="text-[15.5px] leading-5 wrap-anywhere text-ink">{nome_completo}</h3>
          <Rating {...entregador} className="text-[14px]" />
        </div>
        <span className="-mt-1 -mr-2">
          <EntregadorMenu entregador={entregador} size="sm" />
        </span>
      </div>
      <Situacao entregador={entregador} />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Recusas recusas={recusas_consecutivas} />
        {suspenso && data_expiracao_suspensao && (
          <strong className="text-[14px] text-perigo-ink">
            volta <Hora instante={data_expiracao_suspensao} />
          </strong>
        )}
      </div>
      <div className="mt-auto flex min-h-8 flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
        {suspenso ? (
          <Button variant="secondary" size="sm" onClick={() => show({ tipo: 'remover_suspensao', entregador })}>
            Remover suspensão
          </Button>
        ) : recusas_consecutivas > 0 ? (
          <Button variant="secondary" size="sm" onClick={() => show({ tipo: 'resetar_recusas', entregador })}>
            Resetar recusas
          </Button>
        ) : null}
        <button
          type="button"
          onClick={() => show({ tipo: 'detalhes', entregador })}
          className="-mr-1.5 ml-auto inline-flex min-h-8 max-sm:min-h-11 items-center gap-1 rounded-lg px-1.5 text-[14px] font-semibold text-ink-2 hover:bg-sunken hover:text-ink"
        >
          Ver detalhes
          <span className="sr-only"> de {nome_completo}</span>
          <ChevronRight aria-hidden="true" className="size-4" />
        </button>
      </div>
    </Card>
  );
});

/** One to four columns. `useColunas` must use the same widths. */
export const GRADE = 'grid grid-cols-1 gap-4 min-[560px]:grid-cols-2 min-[900px]:grid-cols-3 min-[1200px]:grid-cols-4';

/** Estimated height of a row of cards and its gap, in px. */
const ROW_PX = 208;

function useColumns(): number {
  const widths = [
    useMediaQuery('(min-width: 560px)'),
    useMediaQuery('(min-width: 900px)'),
    useMediaQuery('(min-width: 1200px)'),
  ];
  return 1 + widths.filter(Boolean).length;
}

/** Splits the list into rows of `columns` items. The last row may be shorter. */
export function inRows<Item>(list: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(list.length / columns) }, (_, fileira) =>
    list.slice(fileira * columns, (fileira + 1) * columns),
  );
}

/** Virtual grid of the courier cards. It renders only the rows in view, because there may be a thousand couriers. */
export function EntregadoresGrid({ list, busca }: { list: readonly Entregador[]; busca: string }) {
  const columns = useColumns();
  if (list.length === 0) {
    return (
      <Card>
        <EmptyState
          title={busca.trim() ? `Nada encontrado para “${busca}”` : 'Ninguém nesta situação'}
          text="Escolha outro filtro acima."
        />
      </Card>
    );
  }
  return (
    <VirtualList
      items={inRows(list, columns)}
      keyOf={([first]) => first?.id ?? 0}
      height={ROW_PX}
      inBox={false}
      label="Entregadores"
      className="[&>li]:pb-4"
    >
      {(fileira) => (
        <div className={GRADE}>
          {fileira.map((entregador) => (
            <CartaoDoEntregador key={entregador.id} entregador={entregador} />
          ))}
        </div>
      )}
    </VirtualList>
  );
}
