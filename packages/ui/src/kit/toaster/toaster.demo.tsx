import type { Demo } from '../demo.ts';
import { notify } from './notify.ts';
import { Toaster } from './toaster.tsx';

const button = 'rounded-[10px] border border-control px-3 py-2 text-ink';

export default [
  {
    title: 'Toaster',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <Toaster />
        <button
          type="button"
          className={button}
          onClick={() => notify.success('2 entrega(s) solicitada(s) com sucesso!')}
        >
          success
        </button>
        <button type="button" className={button} onClick={() => notify.error('Erro ao atribuir entrega')}>
          error
        </button>
        <button type="button" className={button} onClick={() => notify.info('Nenhum dado para exportar')}>
          info
        </button>
      </div>
    ),
  },
] satisfies Demo[];
