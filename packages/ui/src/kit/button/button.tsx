import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass, buttonIcon } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** takes the full width of its container */
  full?: boolean;
  icon?: LucideIcon;
  /** waits for an answer: keeps focus and width, ignores presses */
  loading?: boolean;
  /** the label while loading: 'Enviando...', 'Entrando...' */
  loadingLabel?: string;
  children: ReactNode;
};

/**
 * A button as wide as the longer of its two labels, so that nothing moves when it starts to load.
 * While it loads it has `aria-disabled` instead of `disabled`, so that it keeps the keyboard focus.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  full = false,
  icon: Icon,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  onMouseDown,
  type = 'button',
  ...rest
}: ButtonProps) {
  const gap = size === 'sm' ? 'gap-1.5' : 'gap-2';
  const swap = loadingLabel !== undefined;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Also prevents a submit button from sending its form twice.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  function handleMouseDown(event: MouseEvent<HTMLButtonElement>) {
    // The second tap of a double tap must not move the focus back to the button.
    if (loading) event.preventDefault();
    else onMouseDown?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={handleClick}
      onMouseDown={handleMouseDown}
      className={buttonClass({ variant, size, full, className })}
    >
      <span className="grid justify-items-center">
        <span
          aria-hidden={loading && swap}
          className={`col-start-1 row-start-1 flex items-center ${gap} ${loading && swap ? 'invisible' : ''}`}
        >
          {loading && !swap ? <Spinner /> : Icon && <Icon aria-hidden="true" className={buttonIcon[size]} />}
          {children}
        </span>
        {swap && (
          <span
            aria-hidden={!loading}
            className={`col-start-1 row-start-1 flex items-center ${gap} ${loading ? '' : 'invisible'}`}
          >
            <Spinner />
            {loadingLabel}
          </span>
        )}
      </span>
    </button>
  );
}
