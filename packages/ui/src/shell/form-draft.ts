import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { readDraft, writeDraft } from './draft.ts';

/** Returns the form values from before a reload or a change of tab, or `empty` when no valid draft exists. */
export function readFormDraft<Fields>(key: string, schema: z.ZodType<Fields>, empty: Fields): Fields {
  const text = readDraft(key);
  if (text === null) return empty;
  try {
    return schema.catch(empty).parse(JSON.parse(text));
  } catch {
    // The draft is not JSON: another version of the app wrote it.
    return empty;
  }
}

/** Returns whether nothing was typed. An empty form has no draft and shows no errors at a second tap. */
export const untouched = <Fields>(values: Fields, empty: Fields): boolean =>
  JSON.stringify(values) === JSON.stringify(empty);

/**
 * Keeps the typed values over a reload or a change of tab until the form is sent [rascunhos].
 * After sending, the caller removes the draft with `writeDraft(key, null)` or by a reset of the form to `empty`.
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

/**
 * Returns a text that survives a reload, and its setter; '' removes it. Another `key` needs another component
 * (`key={…}`).
 */
export function useTextDraft(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key) ?? '');
  const change = (next: string) => {
    setText(next);
    writeDraft(key, next);
  };
  return [text, change];
}
