import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { readDraft, writeDraft } from './draft.ts';

/** What was typed into a form before the page reloaded or another tab was looked at; `empty` when there is nothing that fits. */
export function readFormDraft<Fields>(key: string, schema: z.ZodType<Fields>, empty: Fields): Fields {
  const text = readDraft(key);
  if (text === null) return empty;
  try {
    return schema.catch(empty).parse(JSON.parse(text));
  } catch {
    // Not even JSON: another version of the app wrote it.
    return empty;
  }
}

/** Whether nothing is typed: an empty form has no draft, and no complaint about a second tap. */
export const untouched = <Fields>(values: Fields, empty: Fields): boolean =>
  JSON.stringify(values) === JSON.stringify(empty);

/**
 * Keeps what is typed into the form until it is sent, over a reload and a look at another tab (decision record 0020). Whoever sent it
 * forgets it with `writeDraft(key, null)` or by resetting the form to `empty`.
 */
export function useFormDraft<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  key: string,
  empty: Fields,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(key, untouched(values, empty) ? null : JSON.stringify(values)),
      }),
    [form, key, empty],
  );
}
