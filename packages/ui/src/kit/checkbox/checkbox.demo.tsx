import type { Demo } from '../demo.ts';
import { Checkbox } from './checkbox.tsx';

export default [
  {
    title: 'Checkbox',
    render: () => (
      <div className="grid max-w-96 gap-1">
        <Checkbox defaultChecked>Marcado</Checkbox>
        <Checkbox>Desmarcado</Checkbox>
        <Checkbox detail="Você pode mudar de ideia em Perfil.">Quero aparecer no ranking</Checkbox>
        <Checkbox disabled>Desabilitado</Checkbox>
        <Checkbox disabled defaultChecked>
          Desabilitado e marcado
        </Checkbox>
      </div>
    ),
  },
] satisfies Demo[];
