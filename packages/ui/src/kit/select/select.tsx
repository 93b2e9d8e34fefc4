import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ControlSize, controlClass, useFieldControl } from '../field/control.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type Props = Omit<ComponentProps<'select'>, 'size' | 'children'> & {
  options: readonly SelectOption[];
  /** the first, empty option: 'Escolha o motivo' */
  placeholder?: string;
  size?: ControlSize;
  icon?: LucideIcon;
};

/**
 * Chooses one item of a short list with the browser's native control. Works with `{...register('campo')}`.
 * Combobox is for long lists or pictures.
 */
export function Select({ options, placeholder, size, icon: Icon, className, ...rest }: Props) {
  const control = useFieldControl(rest);
  return (
    <span
      className={controlClass({
        size,
        className: `relative px-0 has-[select:focus-visible]:outline-3 has-[select:focus-visible]:outline-offset-2 has-[select:focus-visible]:outline-focus ${className ?? ''}`,
      })}
    >
      {Icon && <Icon aria-hidden="true" className="pointer-events-none absolute left-3 size-[18px] text-ink-2" />}
      <select
        {...rest}
        {...control}
        className={`min-w-0 flex-1 cursor-pointer appearance-none self-stretch truncate rounded-[inherit] bg-transparent pr-9 text-inherit outline-none disabled:cursor-not-allowed ${Icon ? 'pl-10' : 'pl-(--ui-pad)'}`}
      >
        {placeholder !== undefined && (
          <option value="" className="bg-surface text-ink">
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled} className="bg-surface text-ink">
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-[18px] text-ink-2" />
    </span>
  );
}
