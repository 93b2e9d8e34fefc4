import { Hourglass, Plus, Send, X } from 'lucide-react';
import type { Demo } from '../demo.ts';
import { Timeline } from './timeline.tsx';

export default [
  {
    title: 'Timeline',
    render: () => (
      <Timeline
        className="max-w-[430px]"
        eventos={[
          {
            id: 1,
            hora: '19:33:08',
            title: 'Solicitação criada',
            detalhe: 'Manual, urgente',
            icon: Plus,
            tone: 'criada',
          },
          {
            id: 2,
            hora: '19:40:58',
            title: 'Oferta para Ana Beatriz',
            detalhe: 'Vista em 1,1 s',
            icon: Send,
            tone: 'oferta',
          },
          { id: 3, hora: '19:41:20', title: 'Patrícia recusou', detalhe: '1ª recusa seguida', icon: X, tone: 'recusa' },
          { id: 4, hora: 'agora', title: 'Esperando há 9 min', icon: Hourglass, tone: 'agora' },
        ]}
      />
    ),
  },
] satisfies Demo[];
