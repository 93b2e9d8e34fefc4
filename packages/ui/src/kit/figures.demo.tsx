import { Hourglass, Plus, Send, X } from 'lucide-react';
import { Amount } from './amount/amount.tsx';
import { Bars } from './bars/bars.tsx';
import type { Demo } from './demo.ts';
import { Rating, Stars } from './rating/rating.tsx';
import { ShareBar } from './share-bar/share-bar.tsx';
import { Timeline } from './timeline/timeline.tsx';

export default [
  {
    title: 'Amount: 50, 58, negative',
    render: () => (
      <div className="flex flex-wrap items-end gap-8">
        <Amount valor={486.9} />
        <Amount valor={9.5} className="text-[58px]" />
        <Amount valor={-54.1} className="text-[36px]" />
      </div>
    ),
  },
  {
    title: 'Rating and Stars',
    render: () => (
      <div className="flex flex-wrap items-center gap-6">
        <Rating avaliacao_media={4.9} total_avaliacoes={214} />
        <Rating avaliacao_media={5} total_avaliacoes={1} estrela="text-[#b87900] in-data-[theme=dark]:text-faixa" />
        <Rating avaliacao_media={0} total_avaliacoes={0} />
        <Stars nota={4} />
      </div>
    ),
  },
  {
    title: 'Bars',
    render: () => (
      <Bars
        title="Entregas por dia"
        height={80}
        className="max-w-[760px]"
        bars={[
          { label: 'seg 16/11', valor: 9 },
          { label: 'ter 17/11', valor: 11 },
          { label: 'qua 18/11', valor: 10 },
          { label: 'qui 19/11', valor: 14 },
          { label: 'sex 20/11', valor: 22 },
          { label: 'sáb 21/11', valor: 20, highlight: true },
          { label: 'dom 22/11', valor: 0, future: true },
        ]}
      />
    ),
  },
  {
    title: 'ShareBar',
    render: () => (
      <div className="grid w-60 gap-3">
        <ShareBar share={1} />
        <ShareBar share={0.6} />
        <ShareBar share={0} />
      </div>
    ),
  },
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
