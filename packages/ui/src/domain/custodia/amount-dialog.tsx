import { MOTIVO_DA_DIFERENCA_MAX } from '@corre/contract/custodia/regras.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Field } from '../../kit/field/field.tsx';
import { TextArea } from '../../kit/text-input/text-input.tsx';
import { MoneyField } from '../money-field/money-field.tsx';

/** The amount in reais. `motivo` is '' when no reason was asked for or given. */
type Amount = { valor: number; motivo: string };

type Props = {
  title: string;
  description?: ReactNode;
  /** the preset amount, in reais */
  initial: number | null;
  /** the largest accepted amount, in reais */
  max?: number;
  /** whether 0 is accepted */
  zero?: boolean;
  label: string;
  /** adds a field for the reason; this text says how the reason is used */
  reasonHint?: string;
  submit: string;
  sending: boolean;
  sendingLabel: string;
  /** above the amount: the person or shop that it concerns */
  children?: ReactNode;
  /** false until the fields in `children` are filled */
  ready?: boolean;
  /** called at each press of the submit button, so that `children` can show what is missing */
  onTry?: () => void;
  onSubmit: (amount: Amount) => void;
  onClose: () => void;
};

function faultOf(valor: number | null, { max, zero = false }: Pick<Props, 'max' | 'zero'>): string | undefined {
  if (valor === null || (valor === 0 && !zero)) return 'Informe o valor';
  const above = max !== undefined && Math.round(valor * 100) > Math.round(max * 100);
  return above ? 'Não pode ser mais do que o saldo' : undefined;
}

/** Asks for an amount of cash, and for a reason with `reasonHint`. Mounting the dialog opens it. */
export function AmountDialog(props: Props) {
  const {
    title,
    description,
    initial,
    label,
    reasonHint,
    submit,
    sending,
    sendingLabel,
    children,
    ready = true,
  } = props;
  const form = useId();
  const [valor, setValor] = useState(initial);
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const fault = faultOf(valor, props);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    props.onTry?.();
    if (fault === undefined && valor !== null && ready && !sending) props.onSubmit({ valor, motivo: motivo.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={title}
      description={description}
      width={480}
      dismissible={false}
      short
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            Voltar
          </Button>
          <Button type="submit" form={form} loading={sending} loadingLabel={sendingLabel}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid grid-cols-1 gap-4">
        {children}
        <MoneyField label={label} value={valor} onValueChange={setValor} error={tried ? fault : undefined} />
        {reasonHint && (
          <Field label="Motivo" note="(opcional)" hint={reasonHint}>
            <TextArea
              rows={2}
              value={motivo}
              maxLength={MOTIVO_DA_DIFERENCA_MAX}
              onChange={({ target }) => setMotivo(target.value)}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
