import { Button } from '@corre/ui/kit/button/button.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { type ComponentType, useState } from 'react';
import type { Cadastro, TrocarProps } from './trocar-cadastro.tsx';

export const TrocarTelefone = lazyPart(async () => (await import('./trocar-cadastro.tsx')).TrocarTelefone);
export const TrocarVeiculo = lazyPart(async () => (await import('./trocar-cadastro.tsx')).TrocarVeiculo);

type Props = {
  /** after 'Trocar', for a screen reader */
  nome: string;
  valor: string;
  cadastro: Cadastro;
  Trocar: ComponentType<TrocarProps>;
};

/** A value of the courier's own, with the button to change it. The dialog begins anew at each opening. */
export function DadoTrocavel({ nome, valor, cadastro, Trocar }: Props) {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const show = () => {
    setOpening((count) => count + 1);
    setOpen(true);
  };
  return (
    <span className="grid justify-items-end gap-1">
      <Spoken>{valor}</Spoken>
      <Button variant="link" onClick={show}>
        Trocar<span className="sr-only"> {nome}</span>
      </Button>
      <LazyDialog>{opening > 0 && <Trocar key={opening} {...{ cadastro, open }} onOpenChange={setOpen} />}</LazyDialog>
    </span>
  );
}
