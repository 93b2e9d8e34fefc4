import { Kbd } from '@corre/ui/kit/kbd/kbd.tsx';

/** The key beside a button's words; a screen reader hears it by `aria-keyshortcuts`. A phone has none. */
export const Tecla = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="ml-1 inline-flex max-md:hidden">
    <Kbd className="h-5 min-w-5">{children}</Kbd>
  </span>
);
