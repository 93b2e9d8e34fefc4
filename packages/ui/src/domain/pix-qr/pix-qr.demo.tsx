import type { Demo } from '../../kit/demo.ts';
import { PixPay, PixQr } from './pix-qr.tsx';

const copia_e_cola =
  '00020126430014BR.GOV.BCB.PIX0121financeiro@corre.test5204000053039865406512.405802BR5905CORRE6009SAO PAULO62180514S20261116E12036304A1B2';
const label = 'QR Code do PIX de R$ 512,40 para a Corre';

export default [
  { title: 'PixQr', render: () => <PixQr copia_e_cola={copia_e_cola} label={label} /> },
  { title: 'PixPay', render: () => <PixPay copia_e_cola={copia_e_cola} label={label} /> },
] satisfies Demo[];
