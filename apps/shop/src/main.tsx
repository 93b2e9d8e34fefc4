import './painel.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { PainelDoComercio } from './painel.tsx';

startApp({
  density: 'compact',
  texto16: true,
  // what a shop needs while its line is down: where its deliveries are and what was paid
  guardar: ['solicitacoes.doComercio', 'entregas.pendentes', 'entregas.resumoDoComercio', 'publico.configuracao'],
  children: <PainelDoComercio />,
});
