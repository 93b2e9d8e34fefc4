import type { Outputs } from '@corre/client/trpc.ts';
import { NOME_VEICULO } from '@corre/contract/entregadores/labels.ts';
import { lerTelefoneDoBrasil } from '@corre/contract/telefones/ler.ts';
import type { Veiculo } from '@corre/contract/vocabulario.ts';
import { MaskedInput } from '@corre/ui/domain/masked-input/masked-input.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { type FormEvent, useState } from 'react';
import { TrocarDialog } from './trocar-dialog.tsx';
import { useEditarCadastro } from './use-editar-cadastro.ts';

export type Cadastro = Pick<Outputs['entregadores']['perfil'], 'telefone_pessoal' | 'veiculo' | 'usuario'>;

export type TrocarProps = { cadastro: Cadastro; open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog in which couriers change their own telephone. The same number closes it, and nothing is sent. */
export function TrocarTelefone({ cadastro: { telefone_pessoal, usuario }, open, onOpenChange }: TrocarProps) {
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
    if (lido.telefone === antes.telefone_pessoal) return onOpenChange(false);
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

// From the names, which only this part needs: the list of the vocabulary would be in the panel's first script.
const OPCOES_DE_VEICULO = Object.entries(NOME_VEICULO).map(([value, label]) => ({ value, label }));
const ehVeiculo = (value: string): value is Veiculo => value in NOME_VEICULO;

/**
 * The dialog in which couriers change their own vehicle. A shop's system gets it together with the courier's name
 * (ADR 0038). The same vehicle closes it, and nothing is sent.
 */
export function TrocarVeiculo({ cadastro: { veiculo, usuario }, open, onOpenChange }: TrocarProps) {
  const [antes] = useState({ veiculo });
  const [novo, setNovo] = useState(veiculo);
  const { salvar, saving, senha } = useEditarCadastro('Veículo trocado', () => onOpenChange(false));
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (novo === antes.veiculo) return onOpenChange(false);
    salvar({ veiculo: novo, antes });
  };
  return (
    <TrocarDialog
      title="Trocar veículo"
      description="Algumas lojas pedem."
      {...{ open, onOpenChange, saving, senha, usuario }}
      onSubmit={enviar}
    >
      <Field label="Veículo">
        <Select
          options={OPCOES_DE_VEICULO}
          value={novo}
          onChange={({ target }) => ehVeiculo(target.value) && setNovo(target.value)}
        />
      </Field>
    </TrocarDialog>
  );
}
