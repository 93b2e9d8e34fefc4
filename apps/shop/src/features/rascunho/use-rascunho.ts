import { readDraft, writeDraft } from '@corre/ui/shell/draft.ts';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** What was typed into a form before the page reloaded or another tab was looked at; `vazio` when there is nothing that fits. */
export function lerRascunho<Campos>(chave: string, schema: z.ZodType<Campos>, empty: Campos): Campos {
  const texto = readDraft(chave);
  if (texto === null) return empty;
  try {
    return schema.catch(empty).parse(JSON.parse(texto));
  } catch {
    // Not even JSON: another version of the app wrote it.
    return empty;
  }
}

/** Whether nothing is typed: an empty form has no draft, and no complaint about a second tap. */
export const intocado = <Campos>(valores: Campos, empty: Campos): boolean =>
  JSON.stringify(valores) === JSON.stringify(empty);

/** Keeps what is typed into the form until it is sent: the page reloads when a chat ends (decision record 0020). */
export function useRascunho<Campos extends FieldValues, Saida>(
  form: UseFormReturn<Campos, unknown, Saida>,
  chave: string,
  empty: Campos,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(chave, intocado(values, empty) ? null : JSON.stringify(values)),
      }),
    [form, chave, empty],
  );
}
