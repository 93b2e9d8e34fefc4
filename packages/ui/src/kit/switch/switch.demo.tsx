import type { Demo } from '../demo.ts';
import { Switch } from './switch.tsx';

export default [
  {
    title: 'Switch',
    render: () => (
      <div className="grid max-w-96 gap-1">
        <Switch defaultChecked>Ligado</Switch>
        <Switch>Desligado</Switch>
        <Switch detail="Uma oferta toca mesmo com a tela apagada.">Som das ofertas</Switch>
        <Switch disabled>Desabilitado</Switch>
      </div>
    ),
  },
] satisfies Demo[];
