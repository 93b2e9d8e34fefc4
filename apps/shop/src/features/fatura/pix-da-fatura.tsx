import { devida } from '@corre/ui/domain/invoice-badge/invoice-badge.tsx';
import { PixPay } from '@corre/ui/domain/pix-qr/pix-qr.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import type { Fatura } from './regras.ts';

/**
 * The way to pay an invoice that is due: the PIX code, or a text if there is none. Renders nothing for other invoices.
 */
export function PixDaFatura({ fatura }: { fatura: Fatura }) {
  const empresa = useConfiguracao()?.empresa ?? 'Corre';
  if (!devida(fatura)) return null;
  if (fatura.copia_e_cola === null)
    return <p className="text-[15px] leading-6 text-ink-2">Pague como combinado com {empresa}: não há PIX por aqui.</p>;
  return (
    <PixPay
      copia_e_cola={fatura.copia_e_cola}
      label={`QR Code do PIX de ${formatMoney(fatura.a_pagar)} para ${empresa}`}
    />
  );
}
