import { type LocalDoComercio, type NovoLocal, salvarLocalSchema } from '@corre/contract/comercios/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { normalizeTelefone } from '@corre/contract/telefones/ler.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useCurrentPassword } from '@corre/ui/shell/current-password.tsx';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useBeforeEdit } from '@corre/ui/shell/use-before-edit.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useUnsavedChanges } from '../settings-card.tsx';
import { useLocal, useSalvarLocal } from '../use-local.ts';

const camposSchema = z.object({ endereco_retirada: z.string(), link_loja: z.string(), telefone: z.string() });

/**
 * Returns the notice after the place is saved [link-da-loja]. If the link changed, it names the link, else it is the
 * server's message.
 */
export function fraseDoLocal(before: string | null, after: string | null, message: string): string {
  if (before === after) return message;
  return after === null ? 'Link da loja removido' : 'Link da loja salvo';
}

/** Returns the place as the form's values. */
const typed = ({ endereco_retirada, link_loja, telefone }: LocalDoComercio) => ({
  endereco_retirada: endereco_retirada ?? '',
  link_loja: link_loja ?? '',
  telefone: formatPhone(telefone ?? ''),
});

/**
 * Returns the form of the shop's place. An empty link removes the saved link [link-da-loja]. Another telephone needs the
 * present password [senha-confirma].
 */
export function useLocalDaLoja() {
  const local = useLocal();
  const { salvar, saving } = useSalvarLocal();
  const { endereco_retirada = null, link_loja = null, telefone = null } = local.data ?? {};
  const form = useForm({
    values: typed({ endereco_retirada, link_loja, telefone }),
    // A refetch must not overwrite the fields that the user is editing.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(salvarLocalSchema),
  });
  const changed = useUnsavedChanges<z.input<typeof salvarLocalSchema>, NovoLocal>(
    form,
    `local:${useComercioNome()}`,
    camposSchema,
    local.data !== undefined,
  );
  const senha = useCurrentPassword();
  const digitado = useWatch({ control: form.control, name: 'telefone' }) ?? '';
  const pede_senha =
    local.data !== undefined && (normalizeTelefone(digitado) ?? (digitado.trim() || null)) !== telefone;
  const { before, renew } = useBeforeEdit(local.data, form.formState.isDirty);
  const enviar = form.handleSubmit(async (novo) => {
    // Only a changed telephone needs the password, and only then the form shows its field.
    if (pede_senha && !senha.demand()) return;
    try {
      const salvo = await salvar({ ...novo, ...(pede_senha && { senha_atual: senha.value }), antes: before });
      senha.clear();
      // Shows all fields as they were saved. Without this option, keepDirtyValues from above would apply here too.
      form.reset(typed(salvo), { keepDirtyValues: false });
      notify.success(fraseDoLocal(link_loja, salvo.link_loja, salvo.message));
    } catch (error) {
      if (senha.refused(error)) return;
      notifyFailureWithReason(FALHAS['comercios.salvarLocal'], error);
      // Somebody else may have changed the place. The fields that the user did not touch then show the present values.
      renew((await local.refetch()).data);
    }
  });
  return {
    form,
    enviar,
    saving,
    link_loja,
    conhecido: local.data !== undefined,
    failed: local.isError,
    local,
    changed,
    pede_senha,
    senha: senha.field,
  };
}
