import { Menu } from 'lucide-react';
import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SideSheet } from './side-sheet.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Menu} label="Abrir o menu" onClick={() => setOpen(true)} data-abre />
      <SideSheet open={open} onOpenChange={setOpen} title="Painel Admin" footer={<p className="px-3">Renata Prado</p>}>
        <p className="px-6 text-ink-2">Seções do painel</p>
      </SideSheet>
    </>
  );
}

export default [{ title: 'SideSheet', render: () => <Example /> }] satisfies Demo[];
