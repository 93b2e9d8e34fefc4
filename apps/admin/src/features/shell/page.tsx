import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** one line under the title, such as a count or a week */
  nota?: ReactNode;
  /** right of the title: the exports, the week */
  actions?: ReactNode;
  children: ReactNode;
};

/** The header and the content of a tab. */
export function Page({ title, nota, actions, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex min-h-12 flex-wrap items-center gap-3">
        <div className="min-w-[min(100%,15rem)] flex-1">
          <h1>{title}</h1>
          {nota && <p className="text-[14px] leading-5 text-ink-2">{nota}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
