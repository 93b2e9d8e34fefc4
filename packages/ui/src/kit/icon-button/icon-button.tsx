import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass, buttonIcon } from '../button/button-class.ts';
import { Spinner } from '../button/spinner.tsx';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  /** the action, for a screen reader and as the tooltip: 'Fechar', 'Abrir no mapa' */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  loading?: boolean;
  /** number of unread things; hidden at 0, '9+' above 9 */
  count?: number;
};

/** A square button with an icon alone. Only for actions with a well-known icon: close, chat, mute, map, refresh. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  size = 'md',
  loading = false,
  count = 0,
  className,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  const shown = count > 9 ? '9+' : String(count);
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, square: true, className })}
    >
      {loading ? <Spinner /> : <Icon aria-hidden="true" className={buttonIcon[size]} />}
      {/* The text and the count form the accessible name. An aria-label would have to repeat the count. */}
      <span className="sr-only">{label}</span>
      {count > 0 && (
        <span className="absolute top-0 right-0 flex compact:-top-1 compact:-right-1 h-5 min-w-5 items-center justify-center rounded-full bg-perigo px-1 text-[12px] leading-none font-bold text-on-perigo">
          {shown}
        </span>
      )}
    </button>
  );
}
