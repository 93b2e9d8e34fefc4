import type { ComponentProps } from 'react';
import { bareInput, controlClass, useFieldControl } from '../field/control.ts';

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
