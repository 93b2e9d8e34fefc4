import { DialogBody } from '@corre/ui/kit/dialog/dialog-parts.tsx';
import { Drawer } from '@corre/ui/kit/drawer/drawer.tsx';
import { KeyList } from '@corre/ui/shell/chaves/key-list.tsx';

type Props = { nome: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The API keys of a shop. The administrator can revoke them, but not create them (ADR 0076). */
export const ChavesDoComercio = ({ nome, open, onOpenChange }: Props) => (
  <Drawer open={open} onOpenChange={onOpenChange} title="Chaves da API" description={nome}>
    <DialogBody>
      <KeyList comercio_nome={nome} vazia="Nenhuma chave em uso. Quem cria é o próprio comércio, em Configurações." />
    </DialogBody>
  </Drawer>
);
