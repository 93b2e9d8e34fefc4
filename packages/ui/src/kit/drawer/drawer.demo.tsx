import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Demo } from '../demo.ts';
import { DialogBody } from '../dialog/dialog-parts.tsx';
import { Drawer } from './drawer.tsx';

function Example({ modal }: { modal: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} data-abre>
        {modal ? 'Linha do tempo' : 'Chat'}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        modal={modal}
        top={modal ? 0 : 64}
        width={modal ? 480 : 440}
        title="Pedido de Pizzaria do João"
        description="Entregando, há 7 min"
      >
        <DialogBody>O conteúdo rola por si.</DialogBody>
      </Drawer>
    </>
  );
}

export default [
  { title: 'Drawer over the page', render: () => <Example modal /> },
  { title: 'Drawer beside the page', render: () => <Example modal={false} /> },
] satisfies Demo[];
