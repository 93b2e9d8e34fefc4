import { LivreBadge, OcupadoBadge, PresencaBadge, SuspensoBadge } from '@corre/ui/domain/badge/badges.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useAtos } from '../atos/atos.tsx';
import { Foto } from '../entregadores/foto.tsx';
import { MenuDoEntregador } from '../entregadores/menu-do-entregador.tsx';
import { Recusas } from '../recusas/recusas.tsx';
import { Hora } from '../torre/relogio.tsx';
import type { Entregador } from '../torre/use-torre.ts';

type Props = { entregador: Entregador };

function Situacao({ entregador }: Pick<Props, 'entregador'>) {
  const { suspenso, online, status } = entregador;
  return (
    <div className="flex flex-wrap gap-1.5">
      {suspenso && <SuspensoBadge />}
      <PresencaBadge online={online} />
      {!suspenso && online && status === 'livre' && <LivreBadge />}
      {status === 'ocupado' && <OcupadoBadge />}
    </div>
  );
}

/** Card of a courier: status, refusals, and the actions that fit. */
export const CartaoDoEntregador = memo(function CartaoDoEntregador({ entregador }: Props) {
  const { abrir } = useAtos();
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
          <h3 className="truncate text-[15.5px] leading-5 text-ink" title={nome_completo}>
            {nome_completo}
          </h3>
          <Rating {...entregador} className="text-[14px]" />
        </div>
        <span className="-mt-1 -mr-2">
          <MenuDoEntregador entregador={entregador} size="sm" />
        </span>
      </div>
      <Situacao entregador={entregador} />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Recusas recusas={recusas_consecutivas} />
        {suspenso && data_expiracao_suspensao && (
          <strong className="text-[14px] text-perigo-ink">
            volta <Hora de={data_expiracao_suspensao} />
          </strong>
        )}
      </div>
      <div className="mt-auto flex min-h-8 flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
        {suspenso ? (
          <Button variant="secondary" size="sm" onClick={() => abrir({ tipo: 'remover_suspensao', entregador })}>
            Remover suspensão
          </Button>
        ) : recusas_consecutivas > 0 ? (
          <Button variant="secondary" size="sm" onClick={() => abrir({ tipo: 'resetar_recusas', entregador })}>
            Resetar recusas
          </Button>
        ) : null}
        <button
          type="button"
          onClick={() => abrir({ tipo: 'detalhes', entregador })}
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
