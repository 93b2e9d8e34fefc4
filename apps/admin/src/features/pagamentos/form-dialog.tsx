import { MoneyField } from '@corre/ui/domain/money-field/money-field.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { type FormEventHandler, type ReactNode, useId } from 'react';

type FormDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  loadingLabel: string;
  /** `danger` for money that leaves */
  variant?: 'primary' | 'danger';
  sending: boolean;
  onSubmit: FormEventHandler;
  /** the fields */
  children: ReactNode;
};

/** A dialog with one form about money, and its buttons. A click outside does not close it. */
export function FormDialog({ open, onOpenChange, title, description, children, ...form }: FormDialogProps) {
  const { confirmLabel, loadingLabel, variant = 'primary', sending, onSubmit } = form;
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      width={480}
      dismissible={false}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button variant={variant} type="submit" form={id} loading={sending} loadingLabel={loadingLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate className="grid gap-4">
        {children}
      </form>
    </Dialog>
  );
}

type AmountProps = {
  label: string;
  value: number | undefined;
  onChange: (value: number) => void;
  onBlur: () => void;
  name: string;
  error: string | undefined;
};

/** An amount of such a form: an empty field is 0. */
export const Amount = ({ value, onChange, ...field }: AmountProps) => (
  <MoneyField {...field} value={value || null} onValueChange={(novo) => onChange(novo ?? 0)} required />
);
