import type { Demo } from '../demo.ts';
import { Banner } from './banner.tsx';

export default [
  {
    title: 'Banner',
    render: () => (
      <div className="grid max-w-[480px] gap-3">
        <Banner tone="aviso">Marcos já tem uma entrega. Esta entra na fila dele, depois da atual.</Banner>
        <Banner>Esta é a conta mestre.</Banner>
        <Banner tone="perigo">Corrija os campos marcados.</Banner>
      </div>
    ),
  },
] satisfies Demo[];
