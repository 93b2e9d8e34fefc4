import { PaymentIcon } from '@corre/ui/domain/door-payment/door-payment.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { CloudUpload } from 'lucide-react';
import { LinkDoMapa } from '../mapa/link-do-mapa.tsx';
import { type Etapa, storedText } from '../passos/passo.ts';
import { EnderecoNumaLinha } from '../pedido/endereco.tsx';
import type { Solicitacao } from '../rotas/rotas.ts';

/** The number of a stop in a circle. */
export const Disc = ({ numero, filled = false }: { numero: number; filled?: boolean }) => (
  <span
    className={`flex shrink-0 items-center justify-center rounded-full text-[15px] leading-none font-[750] ${
      filled ? 'size-[26px] bg-etapa text-on-brand' : 'size-6 border-2 border-control text-ink'
    }`}
  >
    {numero}
  </span>
);

/**
 * One stop in a line of 44 px: address, amount and an icon for the payment. If its end waits for the connection, it
 * says so instead.
 */
function Parada({ parada, fim, mapa }: { parada: Solicitacao; fim: Etapa | undefined; mapa: boolean }) {
  return (
    <li className="flex min-h-11 items-center gap-[7px] border-t border-line">
      <Disc numero={parada.ordem} />
      <span className="min-w-0 flex-1 text-[15px] leading-6 font-[700] tracking-[-.01em]">
        <EnderecoNumaLinha endereco={parada.endereco} />
      </span>
      {fim ? (
        <span role="status" className="flex shrink-0 items-center gap-1 text-[14px] leading-5 text-ink-2">
          <CloudUpload aria-hidden="true" className="size-4" />
          {storedText(fim)}
        </span>
      ) : parada.a_devolver ? (
        <span className="shrink-0 text-[14.5px] leading-6 font-[650] text-ink-2">volta à loja</span>
      ) : (
        <>
          <span className="shrink-0 text-[14.5px] leading-6 font-[650] tabular-nums text-ink-2">
            {formatMoney(parada.valor_estimado)}
          </span>
          <PaymentIcon parada={parada} />
        </>
      )}
      {mapa && <LinkDoMapa lugar={parada} className="-mr-3 -ml-1.5 size-11" />}
    </li>
  );
}

type Props = {
  paradas: readonly Solicitacao[];
  /** ends that wait for the connection */
  fins: readonly Etapa[];
  /** each stop can be looked at in the map, before the way to them begins */
  mapa: boolean;
};

/** The stops of a route besides the one in hand. */
export const Paradas = ({ paradas, fins, mapa }: Props) => (
  <ol aria-label="Outras paradas" className="empty:hidden">
    {paradas.map((parada) => (
      <Parada
        key={parada.id}
        parada={parada}
        fim={fins.find(({ solicitacao_id }) => solicitacao_id === parada.id)}
        mapa={mapa}
      />
    ))}
  </ol>
);
