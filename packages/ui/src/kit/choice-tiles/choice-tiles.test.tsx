// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoiceTiles } from './choice-tiles.tsx';

afterEach(cleanup);

test('one tile is chosen, and its second line is part of its name', async () => {
  const chosen = vi.fn();
  const choices = [
    { value: '1', label: '1 hora', detail: 'até 20:42' },
    { value: '24', label: '1 dia', detail: 'até dom 19:42' },
  ];
  render(<ChoiceTiles label="Duração" choices={choices} value="1" onValueChange={chosen} />);
  expect(screen.getByRole('radio', { name: /1 hora/, checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /1 dia.*até dom 19:42/ }));
  expect(chosen).toHaveBeenCalledWith('24');
});
