import type { Demo } from '../../kit/demo.ts';
import { StepButton } from './step-button.tsx';

export default [
  {
    title: 'StepButton: next step, behind another act, pending',
    render: () => (
      <div className="grid max-w-[328px] gap-3">
        <StepButton onClick={() => {}}>Confirmar: Saí para Entrega</StepButton>
        <StepButton onClick={() => {}} after>
          Confirmar: Entrega Finalizada
        </StepButton>
        <StepButton onClick={() => {}} pendente>
          Enviando...
        </StepButton>
      </div>
    ),
  },
] satisfies Demo[];
