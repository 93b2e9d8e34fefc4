import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { Trash2 } from 'lucide-react';
import type { useExcluirComercio } from './use-comercios.ts';

/**
 * The question before a shop is deleted. The button is enabled once the name is typed. Accents and case do not matter.
 */
export function ExcluirDialog({ exclusao }: { exclusao: ReturnType<typeof useExcluirComercio> }) {
  const { target, open, onOpenChange, typed, setTyped, confirmar, excluindo } = exclusao;
  if (!target) return null;
  const confere = chaveDoNome(typed) === chaveDoNome(target.nome);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      icon={Trash2}
      title={`Excluir ${target.nome}?`}
      description="A loja não entra mais e some das listas. As entregas feitas continuam nos relatórios."
      confirmLabel="Excluir comércio"
      confirmIcon={Trash2}
      confirmDisabled={!confere}
      loading={excluindo}
      loadingLabel="Excluindo..."
      onConfirm={confirmar}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (confere && !excluindo) confirmar();
        }}
      >
        <Field label="Digite o nome para confirmar">
          <TextInput
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={target.nome}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </form>
    </AlertDialog>
  );
}
