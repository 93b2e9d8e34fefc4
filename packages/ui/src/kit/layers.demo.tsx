import { Menu, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from './alert-dialog/alert-dialog.tsx';
import { Button } from './button/button.tsx';
import type { Demo } from './demo.ts';
import { Dialog } from './dialog/dialog.tsx';
import { DialogBody } from './dialog/dialog-parts.tsx';
import { Drawer } from './drawer/drawer.tsx';
import { Field } from './field/field.tsx';
import { IconButton } from './icon-button/icon-button.tsx';
import { SideSheet } from './side-sheet/side-sheet.tsx';
import { TextInput } from './text-input/text-input.tsx';

function AlertDialogExample() {
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

function DrawerExample({ modal }: { modal: boolean }) {
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

function SideSheetExample() {
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

export default [
  { title: 'AlertDialog', render: () => <AlertDialogExample /> },
  { title: 'Dialog with a form', render: () => <FormExample /> },
  { title: 'Dialog with a long text', render: () => <LongExample /> },
  { title: 'Drawer over the page', render: () => <DrawerExample modal /> },
  { title: 'Drawer beside the page', render: () => <DrawerExample modal={false} /> },
  { title: 'SideSheet', render: () => <SideSheetExample /> },
] satisfies Demo[];
