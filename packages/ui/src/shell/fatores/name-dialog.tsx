import { PASSKEY_NOME_MAX } from '@corre/contract/fatores/regras.ts';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Banner } from '../../kit/banner/banner.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Field } from '../../kit/field/field.tsx';
import { TextInput } from '../../kit/text-input/text-input.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** the name in the field at first */
  nome: string;
  confirmLabel: string;
  loadingLabel: string;
  loading: boolean;
  /** why the last try failed */
  problem: string | null;
  onConfirm: (nome: string) => void;
};

/** Asks for the name of a passkey: a new one, or another name of an old one. */
export function NameDialog(props: Props) {
  const { open, onOpenChange, title, description, nome, confirmLabel, loadingLabel, loading, problem } = props;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React hands the submit to the components above as well, and a form may be there.
    event.stopPropagation();
    const typed = field.current?.value.trim() ?? '';
    setMissing(typed === '');
    if (typed === '') field.current?.focus();
    else props.onConfirm(typed);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !loading && onOpenChange(next)}
      title={title}
      description={description}
      width={480}
      short
      dismissible={false}
      footer={
        <>
          <Button variant="secondary" onClick={() => !loading && onOpenChange(false)}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} loading={loading} loadingLabel={loadingLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {problem !== null && <Banner tone="perigo">{problem}</Banner>}
        </div>
        <Field label="Nome" error={missing ? 'Dê um nome à passkey' : undefined} required>
          <TextInput
            ref={field}
            name="nome"
            autoComplete="off"
            maxLength={PASSKEY_NOME_MAX}
            defaultValue={nome}
            onChange={() => setMissing(false)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
