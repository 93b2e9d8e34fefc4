import { lerTelefoneDoBrasil } from '@corre/contract/telefones/ler.ts';
import { MaskedInput } from '@corre/ui/domain/masked-input/masked-input.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { type FormEvent, useState } from 'react';
import { TrocarDialog } from './trocar-dialog.tsx';
import { useEditarCadastro } from './use-editar-cadastro.ts';

type Props = { telefone_pessoal: string; usuario: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog in which couriers change their own telephone. Loaded on demand. */
export function TrocarTelefone({ telefone_pessoal, usuario, open, onOpenChange }: Props) {
  const [antes] = useState({ telefone_pessoal });
  const [typed, setTyped] = useState(telefone_pessoal);
  const [erro, setErro] = useState<string>();
  const { salvar, saving, senha } = useEditarCadastro('Telefone trocado', () => onOpenChange(false));
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    // The reader without its schema: the panel's first parts load no validation library.
    const lido = lerTelefoneDoBrasil(typed);
    if ('recusa' in lido) return setErro(lido.recusa);
    setErro(undefined);
    salvar({ telefone_pessoal: lido.telefone, antes });
  };
  return (
    <TrocarDialog
      title="Trocar telefone"
      description="As lojas e o suporte falam com você por ele."
      {...{ open, onOpenChange, saving, senha, usuario }}
      onSubmit={enviar}
    >
      <Field label="Telefone" error={erro} required>
        <MaskedInput mask="telefone" autoComplete="tel-national" value={typed} onValueChange={setTyped} />
      </Field>
    </TrocarDialog>
  );
}
