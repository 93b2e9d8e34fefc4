import { NOME_VEICULO } from '@corre/contract/entregadores/labels.ts';
import { lerTelefoneDoBrasil } from '@corre/contract/telefones/ler.ts';
import type { Veiculo } from '@corre/contract/vocabulario.ts';
import { MaskedInput } from '@corre/ui/domain/masked-input/masked-input.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { type FormEvent, useState } from 'react';
import { TrocarDialog } from './trocar-dialog.tsx';
import { useEditarCadastro } from './use-editar-cadastro.ts';

type TelefoneProps = {
  telefone_pessoal: string;
  usuario: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The dialog in which couriers change their own telephone. */
export function TrocarTelefone({ telefone_pessoal, usuario, open, onOpenChange }: TelefoneProps) {
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

type VeiculoProps = {
  veiculo: Veiculo;
  novo: Veiculo;
  usuario: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The question for the password before another vehicle is saved. */
export function TrocarVeiculo({ veiculo, novo, usuario, open, onOpenChange }: VeiculoProps) {
  const { salvar, saving, senha } = useEditarCadastro('Veículo trocado', () => onOpenChange(false));
  return (
    <TrocarDialog
      title="Trocar veículo"
      description={`De ${NOME_VEICULO[veiculo].toLowerCase()} para ${NOME_VEICULO[novo].toLowerCase()}.`}
      {...{ open, onOpenChange, saving, senha, usuario }}
      onSubmit={(event) => {
        event.preventDefault();
        salvar({ veiculo: novo, antes: { veiculo } });
      }}
    />
  );
}
