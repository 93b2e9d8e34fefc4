import { Copy } from 'lucide-react';
import { Button } from '../../kit/button/button.tsx';
import { copyText } from '../../kit/clipboard/copy-text.ts';
import { QrCode } from '../../kit/qr-code/qr-code.tsx';
import { notify } from '../../kit/toaster/notify.ts';

type PixQrProps = {
  /** the BR Code ('PIX copia e cola') */
  copia_e_cola: string;
  /** the text alternative: the purpose, the payee, the amount */
  label: string;
  className?: string;
};

/** A PIX code as a QR code. */
export const PixQr = ({ copia_e_cola, label, className }: PixQrProps) => (
  <QrCode text={copia_e_cola} label={label} className={className} />
);

type Props = {
  /** the BR Code */
  copia_e_cola: string;
  /** the text alternative of the picture: 'QR Code do PIX de R$ 914,50 para a Corre' */
  label: string;
};

async function copy(copia_e_cola: string): Promise<void> {
  if (await copyText(copia_e_cola)) notify.success('PIX copiado. Cole no aplicativo do seu banco.');
  else notify.error('O navegador não deixou copiar. Selecione o código e copie.');
}

/** Two ways to pay a BR Code: the QR code for a phone's camera, the text to paste into a bank's app. */
export function PixPay({ copia_e_cola, label }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-[200px_minmax(0,1fr)] sm:items-center print:grid-cols-[200px_minmax(0,1fr)]">
      <PixQr copia_e_cola={copia_e_cola} label={label} className="mx-auto max-w-[200px]" />
      <div className="grid min-w-0 gap-3">
        <p className="text-(length:--ui-secondary) leading-snug text-ink-2 print:hidden">
          Aponte a câmera do aplicativo do banco para o código, ou copie e cole em “PIX copia e cola”.
        </p>
        <p className="text-[14px] leading-5 font-semibold text-ink-2">PIX copia e cola</p>
        <code className="block rounded-(--ui-radius-sm) border border-line bg-sunken p-3 text-[13px] leading-5 break-all text-ink select-all">
          {copia_e_cola}
        </code>
        <div className="print:hidden">
          <Button size="lg" icon={Copy} onClick={() => void copy(copia_e_cola)} className="max-sm:w-full">
            Copiar PIX
          </Button>
        </div>
      </div>
    </div>
  );
}
