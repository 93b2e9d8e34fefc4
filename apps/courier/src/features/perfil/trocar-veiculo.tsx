import { NOME_VEICULO } from '@corre/contract/entregadores/labels.ts';
import type { Veiculo } from '@corre/contract/vocabulario.ts';
import { TrocarDialog } from './trocar-dialog.tsx';
import { useEditarCadastro } from './use-editar-cadastro.ts';

type Props = {
  veiculo: Veiculo;
  novo: Veiculo;
  usuario: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The question for the password before another vehicle is saved. Loaded on demand. */
export function TrocarVeiculo({ veiculo, novo, usuario, open, onOpenChange }: Props) {
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
