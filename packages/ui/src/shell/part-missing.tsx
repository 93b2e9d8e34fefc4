import { type ReactNode, useEffect, useState } from 'react';
import { Logo } from '../kit/logo/logo.tsx';
import { type Reload, reloadOnce } from './reload-once.ts';

/** Time to read the notice before the page reloads, in milliseconds. */
const READ_MS = 900;

/**
 * Says that a chunk of this build is gone from the server, and reloads the page with the new build. After a useless
 * reload it shows `otherwise`.
 */
export function PartMissing({ otherwise }: { otherwise: ReactNode }) {
  const [came, setCame] = useState<Reload>('reloading');
  useEffect(() => {
    const timer = setTimeout(() => void reloadOnce().then(setCame), READ_MS);
    return () => clearTimeout(timer);
  }, []);
  if (came === 'again') return otherwise;
  return (
    <main className="mx-auto grid min-h-dvh max-w-120 content-center gap-4 px-5 py-10">
      <Logo />
      <h1 role="status">Nova versão disponível</h1>
      <p className="text-ink-2">Saiu uma versão nova desta página. Ela está sendo carregada…</p>
    </main>
  );
}
