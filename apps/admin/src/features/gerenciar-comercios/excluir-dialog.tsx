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
  const { alvo, aberto, setAberto, digitado, setDigitado, confirmar, excluindo } = exclusao;
  if (!alvo) return null;
  const confere = chaveDoNome(digitado) === chaveDoNome(alvo.nome);
  return (
    <AlertDialog
      open={aberto}
      onOpenChange={setAberto}
      icon={Trash2}
      title={`Excluir ${alvo.nome}?`}
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
            value={digitado}
            onChange={(event) => setDigitado(event.target.value)}
            placeholder={alvo.nome}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </form>
    </AlertDialog>
  );
}
