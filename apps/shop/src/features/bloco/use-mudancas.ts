import { readDraft, writeDraft } from '@corre/ui/shell/draft.ts';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** What is said beside the button that saves. */
export const notaDasMudancas = (ha: boolean): string => (ha ? 'Mudanças por salvar' : 'Sem mudanças por salvar');

/**
 * Keeps what was changed in a form of the settings and not saved, over a look at another part and a reload (decision record 0020). The
 * form's default values are what the server has; `pronto` once it has said them.
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
    // What the server says first is no change, and would forget what was kept.
    if (!pronto) return;
    retomar();
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => writeDraft(chave, isDirty ? JSON.stringify(values) : null),
    });
  }, [form, chave, pronto]);
  return form.formState.isDirty;
}
