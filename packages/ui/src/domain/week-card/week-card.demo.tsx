import type { Demo } from '../../kit/demo.ts';
import { WeekCard } from './week-card.tsx';

export default [
  {
    title: 'WeekCard',
    render: () => (
      <div className="max-w-[328px]">
        <WeekCard
          semana_inicio="2026-11-16"
          total_valor={541}
          total_taxa={54.1}
          total_a_receber={486.9}
          total_ajustes={12.5}
          valores={[78, 92, 64, 104, 121, 82, 0]}
          hoje="2026-11-21"
        />
      </div>
    ),
  },
] satisfies Demo[];
