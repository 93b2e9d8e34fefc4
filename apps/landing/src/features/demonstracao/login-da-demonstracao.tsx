import { ChevronDown, KeyRound } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Entradas } from './entradas.tsx';

type Props = {
  /** a message is shown in the form, so it begins unfolded */
  aberto: boolean;
  /** the form with user and password */
  children: ReactNode;
};

/**
 * The login of the demonstration: the entrances, then user and password. On a phone these are folded into a row, which
 * leads to the access type when it opens; on a desktop they stand below a line.
 */
export function LoginDaDemonstracao({ aberto, children }: Props) {
  const [open, setOpen] = useState(aberto);
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  function toggle() {
    setOpen(!open);
    // The form is shown with the next frame.
    if (!open) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus());
  }
  return (
    <>
      <Entradas />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="mt-3 flex min-h-14 w-full items-center gap-3 rounded-[14px] bg-sunken px-3.5 text-left text-[17px] font-bold lg:hidden"
      >
        <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        <span className="flex-1">Com usuário e senha</span>
        <ChevronDown aria-hidden="true" className={`size-6 shrink-0 text-ink-2 ${open ? 'rotate-180' : ''}`} />
      </button>
      <p className="my-7 flex items-center gap-4 text-[16px] text-ink-2 before:h-px before:flex-1 before:bg-line before:content-[''] after:h-px after:flex-1 after:bg-line after:content-[''] max-lg:hidden">
        ou com usuário e senha
      </p>
      <div ref={form} id={id} className={open ? 'max-lg:mt-4' : 'max-lg:hidden'}>
        {children}
      </div>
    </>
  );
}
