import type { Demo } from '../../kit/demo.ts';
import { RouteStop, RouteStops } from './route-stop.tsx';

export default [
  {
    title: 'RouteStop',
    render: () => (
      <RouteStops className="max-w-[328px]">
        <RouteStop title="Pizzaria do João" detalhe="Retirar 3 pedidos · Av. Herval, 606" />
        <RouteStop numero={1} title="Rua Joubert de Carvalho, 623" detalhe="Zona 1" valor={9.5} />
        <RouteStop numero={2} title="Av. Getúlio Vargas, 266" detalhe="Zona 1" valor={8.5} />
        <RouteStop numero={3} title="Rua Arthur Thomas, 1015" detalhe="Zona 1 · troco para R$ 50" valor={9} />
      </RouteStops>
    ),
  },
] satisfies Demo[];
