import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Demo } from '../demo.ts';
import { AlertDialog } from './alert-dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger-outline" icon={Trash2} onClick={() => setOpen(true)} data-abre>
        Remover
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Remover Luana Barbosa?"
        description="Tem certeza que deseja remover este entregador? Ela não entra mais; as entregas continuam nos relatórios."
        confirmLabel="Remover Entregador"
        confirmIcon={Trash2}
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

export default [{ title: 'AlertDialog', render: () => <Example /> }] satisfies Demo[];
