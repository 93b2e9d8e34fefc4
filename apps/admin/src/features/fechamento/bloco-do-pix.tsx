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
import { Tecla } from './acoes-do-pagamento.tsx';
import type { Pagamentos } from './use-pagamentos.ts';
import type { Pix } from './use-pix.ts';

type Props = { linha: LinhaDoFechamento; pagamentos: Pagamentos };

function Codigo({ linha, pix }: { linha: LinhaDoFechamento; pix: Pix }) {
  return (
    <>
      <div className="mx-auto w-full max-w-[230px] rounded-[10px] border border-line bg-white p-1">
        <PixQr
          copia_e_cola={pix.copia_e_cola}
          label={`QR Code do PIX de ${formatMoney(pix.valor)} para ${linha.nome_completo}`}
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
export function BlocoDoPix({ linha, pagamentos }: Props) {
  if (!falta(linha)) return null;
  const shown = pagamentos.pix.doEntregador(linha.entregador_id);
  if (shown?.pix) return <Codigo linha={linha} pix={shown.pix} />;
  if (shown?.erro) {
    return <InlineError title={shown.erro} onRetry={() => pagamentos.mostrarPix(linha)} />;
  }
  if (shown) return <Skeleton className="mx-auto aspect-square h-auto w-full max-w-[230px]" />;
  return (
    <div className="grid gap-2">
      <Button variant="soft" full icon={QrCode} aria-keyshortcuts="Enter" onClick={() => pagamentos.mostrarPix(linha)}>
        Mostrar PIX
        <Tecla>Enter</Tecla>
      </Button>
      {linha.preparado_em === null ? (
        <p className="text-[13px] leading-[18px] text-ink-2">
          Mostrar o PIX fecha o valor: depois disso ele não muda mais. A consulta fica registrada.
        </p>
      ) : (
        <Banner className="text-[13px]">Valor fechado em {formatDayMonthTime(linha.preparado_em)}</Banner>
      )}
    </div>
  );
}
