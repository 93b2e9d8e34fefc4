import { Card } from '@corre/ui/kit/card/card.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { readDraft, writeDraft } from '@corre/ui/shell/draft.ts';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

type Props = {
  title: string;
  text?: string;
  /** takes the full height of the part even with little content, for a list that grows */
  fill?: boolean;
  children: ReactNode;
};

/**
 * A card for one topic of a settings part. The header and `SettingsFooter` stay in place. `SettingsBody` scrolls on its
 * own where the page does not scroll.
 */
export function SettingsCard({ title, text, fill = false, children }: Props) {
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      className={`flex min-w-0 flex-col xl:max-h-full ${fill ? 'xl:h-full' : 'xl:self-start'}`}
    >
      <header className="shrink-0 border-b border-line px-4 py-3.5 sm:px-5">
        <h3 id={id} className="text-[17px] leading-6">
          {title}
        </h3>
        {text && <p className="text-[14px] leading-5 text-ink-2">{text}</p>}
      </header>
      {children}
    </Card>
  );
}

/** The body of a card. */
export const SettingsBody = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 flex-1 px-4 py-3.5 sm:px-5 xl:overflow-y-auto">{children}</div>
);

type PendingProps = {
  failed: boolean;
  /** the words of the failure */
  title: string;
  /** number of skeleton rows */
  rows: number;
  onRetry: () => void;
};

/** The body until the server has answered: skeleton rows, or the failure with a retry. */
export const SettingsPending = ({ failed, title, rows, onRetry }: PendingProps) => (
  <SettingsBody>
    {failed ? (
      <InlineError title={title} onRetry={onRetry} />
    ) : (
      <Loading>
        <SkeletonRows rows={rows} />
      </Loading>
    )}
  </SettingsBody>
);

/** The footer of a card: its action, and left of it a note about unsaved changes. */
export const SettingsFooter = ({ nota, children }: { nota?: string; children: ReactNode }) => (
  <footer className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-2.5 sm:px-5">
    {nota && (
      <p role="status" className="mr-auto text-[14px] leading-5 text-ink-2">
        {nota}
      </p>
    )}
    {children}
  </footer>
);

/** Returns the note beside the save button. */
export const unsavedNote = (ha: boolean): string => (ha ? 'Mudanças por salvar' : 'Sem mudanças por salvar');

/**
 * Keeps the unsaved changes of a settings form over a change of the part and over a reload [rascunhos]. The form's
 * default values are the server's values. `pronto` is true once they are known. Returns whether the form has unsaved
 * changes.
 */
export function useUnsavedChanges<Campos extends FieldValues, Enviado>(
  form: UseFormReturn<Campos, unknown, Enviado>,
  chave: string,
  schema: z.ZodType<Campos>,
  pronto = true,
): boolean {
  const retomar = useEffectEvent(() => {
    const text = readDraft(chave);
    if (text === null) return;
    const stored = schema.safeParse(JSON.parse(text));
    if (stored.success) form.reset(stored.data, { keepDefaultValues: true });
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
