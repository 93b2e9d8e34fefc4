import { useState } from 'react';
import { Card } from '../../kit/card/card.tsx';
import type { Demo } from '../../kit/demo.ts';
import { weekNote, weekParts } from '../format/week.ts';
import { WeekPicker, WeekPickerRow } from './week-picker.tsx';

const semanas = ['2026-11-16', '2026-11-09', '2026-11-02'].map((semana_inicio) => ({
  semana: weekParts(semana_inicio).semana,
  semana_inicio,
}));
const now = Date.parse('2026-11-21T22:00:00Z');

function Example() {
  const [semana_inicio, onChange] = useState('2026-11-16');
  return (
    <div className="grid max-w-[400px] gap-4">
      <WeekPicker semanas={semanas} semana_inicio={semana_inicio} onChange={onChange} />
      <Card>
        <WeekPickerRow
          semanas={semanas}
          semana_inicio={semana_inicio}
          onChange={onChange}
          nota={weekNote(semana_inicio, now)}
        />
      </Card>
    </div>
  );
}

export default [{ title: 'WeekPicker', render: () => <Example /> }] satisfies Demo[];
