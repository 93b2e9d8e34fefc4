import { MOTIVO_DA_DIFERENCA_MAX } from '@corre/contract/custodia/regras.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Field } from '../../kit/field/field.tsx';
import { MoneyField } from '../../kit/money-field/money-field.tsx';
import { TextArea } from '../../kit/text-input/text-area.tsx';

/** What is sent: `valor` in reais; `motivo` '' where none was asked for or given. */
type Amount = { valor: number; motivo: string };

type Props = {
  title: string;
  description?: ReactNode;
  /** the amount to begin with, in reais */
  initial: number | null;
  /** in reais; more is refused before it is sent */
  max?: number;
  /** whether nothing is an amount, too */
  zero?: boolean;
  label: string;
  /** with it the dialog has a second field; the text says what the reason does */
  reasonHint?: string;
  submit: string;
  sending: boolean;
  sendingLabel: string;
  /** before the amount: who it is about */
  children?: ReactNode;
  /** false until what `children` asks for is there */
  ready?: boolean;
  /** told of each press of the button, so that `children` can say what is missing */
  onTry?: () => void;
  onSubmit: (amount: Amount) => void;
  onClose: () => void;
};

function faultOf(valor: number | null, { max, zero = false }: Pick<Props, 'max' | 'zero'>): string | undefined {
  if (valor === null || (valor === 0 && !zero)) return 'Informe o valor';
  const above = max !== undefined && Math.round(valor * 100) > Math.round(max * 100);
  return above ? 'Não pode ser mais do que o saldo' : undefined;
}

/** Asks for a sum of cash, and for a reason where something may be missing. Mount it to open it. */
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
