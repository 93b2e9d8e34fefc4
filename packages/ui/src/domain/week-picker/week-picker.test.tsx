// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { weekNote } from '../format/week.ts';
import { WeekPicker, WeekPickerRow } from './week-picker.tsx';

afterEach(cleanup);

const semanas = [
  { semana: '16/11/2026 a 22/11/2026', semana_inicio: '2026-11-16' },
  { semana: '09/11/2026 a 15/11/2026', semana_inicio: '2026-11-09' },
];
const now = Date.parse('2026-11-21T22:00:00Z');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function Row() {
  const [semana_inicio, onChange] = useState('2026-11-16');
  return (
    <WeekPickerRow
      semanas={semanas}
      semana_inicio={semana_inicio}
      onChange={onChange}
      nota={weekNote(semana_inicio, now)}
    />
  );
}

test('in the newest week there is no next one, in the oldest no previous one', async () => {
  render(<Row />);
  expect(screen.getByText('16/11 a 22/11/2026')).toBeInTheDocument();
  expect(screen.getByText('Semana atual')).toBeInTheDocument();
  expect(button('Próxima semana').disabled).toBe(true);
  await userEvent.click(button('Semana anterior'));
  expect(screen.getByText('Dia de pagamento: sexta, 20/11')).toBeInTheDocument();
  expect(button('Semana anterior').disabled).toBe(true);
  expect(button('Próxima semana').disabled).toBe(false);
});

test('the middle lists every week', async () => {
  const chosen: string[] = [];
  render(<WeekPicker semanas={semanas} semana_inicio="2026-11-16" onChange={(inicio) => chosen.push(inicio)} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), '09/11/2026 a 15/11/2026');
  expect(chosen).toEqual(['2026-11-09']);
});
