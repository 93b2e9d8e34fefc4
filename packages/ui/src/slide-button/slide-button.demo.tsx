import type { Demo } from '../../gallery/demo.ts';
import { SlideButton } from './slide-button.tsx';

export default [
  {
    title: 'SlideButton: at rest, pending',
    render: () => (
      <div className="grid max-w-[328px] gap-3">
        <SlideButton onConfirm={() => {}}>Finalizar Entrega</SlideButton>
        <SlideButton onConfirm={() => {}} pendente pendenteTexto="Enviando...">
          Finalizar Entrega
        </SlideButton>
      </div>
    ),
  },
] satisfies Demo[];
