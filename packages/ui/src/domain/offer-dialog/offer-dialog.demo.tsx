import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import type { Demo } from '../../kit/demo.ts';
import { OfferDialog } from './offer-dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mostrar oferta</Button>
      <OfferDialog
        open={open}
        onDismiss={() => setOpen(false)}
        title="Nova entrega"
        urgente
        footer={
          <Button variant="ok" size="xl" full onClick={() => setOpen(false)}>
            Aceitar
          </Button>
        }
      >
        <p>Rua Joubert de Carvalho, 623</p>
      </OfferDialog>
    </>
  );
}

export default [{ title: 'OfferDialog', render: () => <Example /> }] satisfies Demo[];
