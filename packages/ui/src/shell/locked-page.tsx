import type { ReactNode } from 'react';
import { Card } from '../kit/card/card.tsx';
import { Logo } from '../kit/logo/logo.tsx';
import { LogoutButton } from './office-header.tsx';

type Props = {
  /** the account's name, in the header */
  quem: string;
  title: string;
  text: string;
  children: ReactNode;
};

/** The only page of a session that must do one thing first. The server refuses all other calls of it. */
export function LockedPage({ quem, title, text, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header
        data-theme="dark"
        className="flex h-16 items-center gap-3 border-b border-line bg-bg px-4 text-ink sm:px-6"
      >
        <Logo />
        <span className="min-w-0 flex-1 truncate text-right font-semibold">{quem}</span>
        <LogoutButton />
      </header>
      <main className="flex flex-1 items-start justify-center p-4 sm:items-center">
        <Card className="grid w-full max-w-[480px] gap-5 p-5 sm:p-6">
          <div>
            <h1>{title}</h1>
            <p className="mt-1 text-ink-2">{text}</p>
          </div>
          {children}
        </Card>
      </main>
    </div>
  );
}
