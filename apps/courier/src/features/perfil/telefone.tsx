import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useState } from 'react';

const TrocarTelefone = lazyPart(async () => (await import('./trocar-cadastro.tsx')).TrocarTelefone);

type Props = { telefone_pessoal: string; usuario: string };

/** The telephone with the way to change it. */
export function Telefone({ telefone_pessoal, usuario }: Props) {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const show = () => {
    setOpening((count) => count + 1);
    setOpen(true);
  };
  return (
    <span className="grid justify-items-end gap-1">
      <Spoken>{formatPhone(telefone_pessoal)}</Spoken>
      <Button variant="link" onClick={show}>
        Trocar<span className="sr-only"> telefone</span>
      </Button>
      <LazyDialog>
        {opening > 0 && (
          <TrocarTelefone key={opening} {...{ telefone_pessoal, usuario, open }} onOpenChange={setOpen} />
        )}
      </LazyDialog>
    </span>
  );
}
