import type { Demo } from '../demo.ts';
import { Rating, Stars } from './rating.tsx';

export default [
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
] satisfies Demo[];
