import { Kbd } from '@corre/ui/kit/kbd/kbd.tsx';

/** The key of a button's shortcut. Screen readers get it from `aria-keyshortcuts`. A phone does not show it. */
export const Tecla = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="ml-1 inline-flex max-md:hidden">
    <Kbd className="h-5 min-w-5">{children}</Kbd>
  </span>
);
