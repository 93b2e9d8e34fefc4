import { Lock, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { bareInput, type ControlSize, controlClass, useFieldControl } from '../field/control.ts';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: ControlSize;
  /** left, inside the box */
  icon?: LucideIcon;
  /** left, inside the box: 'R$', '@' */
  prefix?: ReactNode;
  /** right, inside the box: a button, a unit */
  suffix?: ReactNode;
  /** class of the box */
  className?: string;
  /** class of the input */
  inputClassName?: string;
};

/** A text input of one line. Works with `{...register('campo')}`. A read-only value has a lock icon. */
export function TextInput({ size, icon: Icon, prefix, suffix, className, inputClassName, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  const locked = rest.readOnly ?? false;
  return (
    <span className={controlClass({ size, className: `${locked ? 'border-line bg-sunken' : ''} ${className ?? ''}` })}>
      {Icon && <Icon aria-hidden="true" className="size-[18px] shrink-0 text-ink-2" />}
      {prefix && (
        <span aria-hidden="true" className="shrink-0 text-ink-2">
          {prefix}
        </span>
      )}
      <input type="text" {...rest} {...control} className={`${bareInput} ${inputClassName ?? ''}`} />
      {locked && !suffix && <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-2" />}
      {suffix}
    </span>
  );
}

type Props = ComponentProps<'textarea'> & {
  /** class of the box */
  className?: string;
};

/** A text area that grows with its text where the browser supports `field-sizing`. */
export function TextArea({ className, rows = 3, ...rest }: Props) {
  const control = useFieldControl(rest);
  return (
    <span className={controlClass({ className: `items-stretch py-2.5 ${className ?? ''}` })}>
      <textarea
        rows={rows}
        {...rest}
        {...control}
        className={`${bareInput} field-sizing-content max-h-80 min-h-16 resize-y leading-snug`}
      />
    </span>
  );
}
