// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { markedTab, TabPanel } from './tab-list.tsx';
import { HeaderTabs } from './tabs.tsx';

afterEach(cleanup);

const items = [
  { value: 'solicitar', label: 'Solicitar' },
  { value: 'pendentes', label: 'Pendentes', count: 3, countLabel: 'pendentes' },
  { value: 'historico', label: 'Histórico' },
];

function Example() {
  const [value, setValue] = useState('solicitar');
  return (
    <>
      <HeaderTabs label="Seções" items={items} value={value} onValueChange={setValue} />
      <TabPanel value={value} label={value}>
        conteúdo de {value}
      </TabPanel>
    </>
  );
}

test('the arrow keys choose, and come round at the end', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Solicitar');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('conteúdo de pendentes');
  expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('conteúdo de solicitar');
});

test('the open tab controls the panel that is there', () => {
  render(<Example />);
  const tab = screen.getByRole('tab', { name: 'Solicitar' });
  expect(screen.getByRole('tabpanel').id).toBe(tab.getAttribute('aria-controls'));
});

test('a count is read with its words', () => {
  render(<Example />);
  expect(screen.getByRole('tab', { name: /Pendentes\s?3\s?pendentes/ })).toBeInTheDocument();
});

test('items with an address are links of a navigation', async () => {
  const onValueChange = vi.fn();
  const links = items.map((item) => ({ ...item, href: `/comercio/${item.value}` }));
  render(<HeaderTabs label="Seções" items={links} value="solicitar" onValueChange={onValueChange} />);
  expect(screen.getByRole('link', { name: 'Solicitar' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('link', { name: 'Histórico' }));
  expect(onValueChange).toHaveBeenCalledWith('historico');
});

test('a page without a tab marks the tab that leads to it', () => {
  const sistema = { value: 'sistema', ledBy: 'historico' };
  expect(markedTab(items, sistema)).toBe('historico');
  expect(markedTab([...items, { value: 'sistema', label: 'Sistema' }], sistema)).toBe('sistema');
  expect(markedTab(items, { value: 'pendentes' })).toBe('pendentes');
});
