import { useState } from 'react';
import { readDraft, writeDraft } from './draft.ts';

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
