import type { Demo } from '../../../gallery/demo.ts';
import { PixQr } from './pix-qr.tsx';

const copia_e_cola =
  '00020126430014BR.GOV.BCB.PIX0121financeiro@corre.test5204000053039865406512.405802BR5905CORRE6009SAO PAULO62180514S20261116E12036304A1B2';

export default [
  {
    title: 'PIX como QR Code',
    render: () => <PixQr copia_e_cola={copia_e_cola} label="QR Code do PIX de R$ 512,40 para a Corre" />,
  },
] satisfies Demo[];
