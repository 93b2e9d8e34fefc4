import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Demo } from '../demo.ts';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Dialog } from './dialog.tsx';

function FormExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} data-abre>
        Editar dados
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Editar dados"
        description="Pizzaria do João"
        width={480}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button onClick={() => setOpen(false)}>Salvar</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="Endereço">
            <TextInput defaultValue="Av. Brasil, 4312" />
          </Field>
          <Field label="Telefone" error="Telefone é obrigatório">
            <TextInput />
          </Field>
        </div>
      </Dialog>
    </>
  );
}

function LongExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)} data-abre>
        Saiba mais
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Como funciona"
        width={880}
        footer={<Button onClick={() => setOpen(false)}>Fechar</Button>}
      >
        {Array.from({ length: 30 }, (_, index) => `Parágrafo ${index + 1}: o pagamento sai na sexta seguinte.`).map(
          (text) => (
            <p key={text} className="mb-3">
              {text}
            </p>
          ),
        )}
      </Dialog>
    </>
  );
}

export default [
  { title: 'Dialog with a form', render: () => <FormExample /> },
  { title: 'Dialog with a long text', render: () => <LongExample /> },
] satisfies Demo[];
