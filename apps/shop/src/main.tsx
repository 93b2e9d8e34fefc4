import './panel.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { ShopPanel } from './panel.tsx';

startApp({
  density: 'compact',
  texto16: true,
  // The queries that a shop needs without a network: its deliveries and their payments.
  kept: ['solicitacoes.doComercio', 'entregas.pendentes', 'entregas.resumoDoComercio', 'publico.configuracao'],
  children: <ShopPanel />,
});
