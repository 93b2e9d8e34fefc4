import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { PixQr } from '@corre/ui/domain/pix-qr/pix-qr.tsx';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { QrCode } from 'lucide-react';
import { falta } from '../pagamentos/contas.ts';
import { Key } from './acoes-do-pagamento.tsx';
import type { Pagamentos } from './use-pagamentos.ts';
import type { Pix } from './use-pix.ts';

type Props = { row: LinhaDoFechamento; pagamentos: Pagamentos };

function Codigo({ row, pix }: { row: LinhaDoFechamento; pix: Pix }) {
  return (
    <>
      <div className="mx-auto w-full max-w-[230px] rounded-[10px] border border-line bg-white p-1">
        <PixQr
          copia_e_cola={pix.copia_e_cola}
          label={`QR Code do PIX de ${formatMoney(pix.valor)} para ${row.nome_completo}`}
          className="max-w-none"
        />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor="copia-e-cola" className="text-[14px] leading-5 font-semibold">
          PIX copia e cola
        </label>
        <input
          id="copia-e-cola"
          readOnly
          value={pix.copia_e_cola}
          onFocus={({ target }) => target.select()}
          className="h-11 w-full truncate rounded-[10px] border border-line bg-sunken px-3 text-[13px] text-ink"
        />
        <p className="text-[13px] leading-[18px] text-ink-2 wrap-anywhere">
          Chave {pix.pix_chave} · {pix.txid}
        </p>
      </div>
    </>
  );
}

/** The PIX code of the chosen payout. Before it is requested, the button and a note about what it does. */
export function BlocoDoPix({ row, pagamentos }: Props) {
  if (!falta(row)) return null;
  const shown = pagamentos.pix.doEntregador(row.entregador_id);
  if (shown?.pix) return <Codigo row={row} pix={shown.pix} />;
  if (shown?.error) {
    return <InlineError title={shown.error} onRetry={() => pagamentos.mostrarPix(row)} />;
  }
  if (shown) return <Skeleton className="mx-auto aspect-square h-auto w-full max-w-[230px]" />;
  return (
    <div className="grid gap-2">
      <Button variant="soft" full icon={QrCode} aria-keyshortcuts="Enter" onClick={() => pagamentos.mostrarPix(row)}>
        Mostrar PIX
        <Key>Enter</Key>
      </Button>
      {row.preparado_em === null ? (
        <p className="text-[13px] leading-[18px] text-ink-2">
          Mostrar o PIX fecha o valor: depois disso ele não muda mais. A consulta fica registrada.
        </p>
      ) : (
        <Banner className="text-[13px]">Valor fechado em {formatDayMonthTime(row.preparado_em)}</Banner>
      )}
    </div>
  );
}
