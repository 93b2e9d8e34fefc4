import { readDraft, writeDraft } from '@corre/ui/shell/draft.ts';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** Returns the note beside the save button. */
export const notaDasMudancas = (ha: boolean): string => (ha ? 'Mudanças por salvar' : 'Sem mudanças por salvar');

/**
 * Keeps the unsaved changes of a settings form over a change of the part and over a reload (ADR 0020). The form's
 * default values are the server's values. `pronto` is true once they are known. Returns whether the form has unsaved
 * changes.
 */
export function useMudancas<Campos extends FieldValues, Enviado>(
  form: UseFormReturn<Campos, unknown, Enviado>,
  chave: string,
  schema: z.ZodType<Campos>,
  pronto = true,
): boolean {
  const retomar = useEffectEvent(() => {
    const texto = readDraft(chave);
    if (texto === null) return;
    const guardado = schema.safeParse(JSON.parse(texto));
    if (guardado.success) form.reset(guardado.data, { keepDefaultValues: true });
  });
  useEffect(() => {
    // The server's first answer is not a change by the user. Without this check it would delete the kept draft.
    if (!pronto) return;
    retomar();
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => writeDraft(chave, isDirty ? JSON.stringify(values) : null),
    });
  }, [form, chave, pronto]);
  return form.formState.isDirty;
}
