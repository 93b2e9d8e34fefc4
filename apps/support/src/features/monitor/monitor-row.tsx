import { cutEndereco } from '@corre/ui/domain/format/cut-endereco.ts';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { DELIVERY_LATE_MIN } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { nomeCurto } from '@corre/ui/kit/format/shorten.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { EllipsisVertical } from 'lucide-react';
import { memo, type Ref } from 'react';
import { useActs } from '../atos/atos.tsx';
import { EntregaMenu } from '../intervencao/entrega-menu.tsx';
import { Hora } from '../torre/relogio.tsx';
import type { EntregaAtiva } from '../torre/use-torre.ts';

/** Returns the status that the monitor shows: aceita, em_retirada, or em_entrega for all others. */
const etapaNoMonitor = (status: EntregaAtiva['status']) =>
  status === 'aceita' || status === 'em_retirada' ? status : 'em_entrega';

/** The address in one line, which loses its end and then its street, never its house number. */
function Endereco({ endereco }: Pick<EntregaAtiva, 'endereco'>) {
  const { rua, numero, resto } = cutEndereco(endereco);
  return (
    <span className="block text-[13px] leading-[18px] text-ink-2 @min-[601px]:flex">
      <span className="@min-[601px]:truncate">{rua}</span>
      <span className="@min-[601px]:shrink-0 @min-[601px]:whitespace-pre">{numero}</span>
      <span className="@min-[601px]:shrink-[999] @min-[601px]:truncate @min-[601px]:whitespace-pre">{resto}</span>
    </span>
  );
}

function Tempo({ tempo_minutos, data_inicio }: Pick<EntregaAtiva, 'tempo_minutos' | 'data_inicio'>) {
  const text = `${tempo_minutos} min`;
  return (
    <>
      {tempo_minutos > DELIVERY_LATE_MIN ? (
        <Badge tone="faixa" className="-mr-2 font-bold">
          {text}
          <span className="sr-only">, atrasada</span>
        </Badge>
      ) : (
        <strong className="block text-ink">{text}</strong>
      )}
      <span className="block text-[13px] leading-[18px] whitespace-nowrap text-ink-2">
        desde <Hora instante={data_inicio} />
      </span>
    </>
  );
}

type Props = { entrega: EntregaAtiva; index: number; measure?: Ref<HTMLTableRowElement> };

/** Row of an active delivery: courier, shop, value, time, status and actions. */
export const MonitorRow = memo(function MonitorRow({ entrega, index, measure }: Props) {
  const { show } = useActs();
  const { entrega_id, entregador_id, entregador_nome, comercio, endereco, status, valor_estimado } = entrega;
  const situacao = <StatusBadge status={etapaNoMonitor(status)} />;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      data-entrega={entrega_id}
      className="h-14 hover:bg-sunken/60 [&>td]:border-b [&>td]:border-line last:[&>td]:border-b-0"
    >
      <td className="py-1 pr-2 pl-3.5 @max-[600px]:pr-1">
        <span className="flex min-w-0 items-center gap-2">
          <span className="@max-[600px]:hidden">
            <UserAvatar user_type="entregador" user_id={entregador_id} size={28} />
          </span>
          <span title={entregador_nome} className="line-clamp-2 min-w-0 font-[650] text-ink">
            {nomeCurto(entregador_nome)}
          </span>
        </span>
        <span className="mt-1 hidden @max-[600px]:block">{situacao}</span>
      </td>
      <td className="px-2 py-1">
        <button
          type="button"
          onClick={() => show({ tipo: 'linha_do_tempo', solicitacao_id: entrega_id })}
          className="block min-h-8 w-full min-w-0 rounded text-left hover:underline"
        >
          <span className="block truncate font-[650] text-ink">{comercio}</span>
          <Endereco endereco={endereco} />
        </button>
        <span className="hidden text-[13px] text-ink @max-[600px]:block">{formatMoney(valor_estimado)}</span>
      </td>
      <td className="px-2 text-right whitespace-nowrap tabular-nums @max-[600px]:hidden">
        {formatMoney(valor_estimado)}
      </td>
      <td className="px-2 text-right whitespace-nowrap tabular-nums @max-[600px]:pr-1 @max-[600px]:pl-0">
        <Tempo {...entrega} />
      </td>
      <td className="px-2 @max-[600px]:hidden">{situacao}</td>
      <td className="pr-2 text-right">
        <EntregaMenu
          entrega={{ ...entrega, solicitacao_id: entrega_id }}
          linhaDoTempo
          trigger={
            <IconButton
              icon={EllipsisVertical}
              size="sm"
              label={`Ações da entrega de ${entregador_nome} em ${endereco}`}
              className="max-sm:size-11"
            />
          }
        />
      </td>
    </tr>
  );
});
