import { Banner } from '@corre/ui/kit/banner/banner.tsx';

/** Stands where the code was asked for, after support let the delivery go without it. */
export const Liberado = () => (
  <div role="status">
    <Banner tone="info">O suporte liberou esta entrega sem o código.</Banner>
  </div>
);
