import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../kit/button/button.tsx';
import { Logo } from '../kit/logo/logo.tsx';
import { type Reload, reloadOnce } from './reload-once.ts';

/** Long enough to be read: a page that jumps without a word looks broken, in milliseconds. */
const READ_MS = 900;

function Frame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-120 content-center gap-4 px-5 py-10">
      <Logo />
      {children}
    </main>
  );
}

function Offline() {
  useEffect(() => {
    const retry = () => location.reload();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <Frame>
      <h1>Sem conexão</h1>
      <p className="text-ink-2">Esta parte da página ainda não chegou. Ela abre assim que a rede voltar.</p>
      <div>
        <Button icon={RefreshCw} onClick={() => location.reload()}>
          Tentar de novo
        </Button>
      </div>
    </Frame>
  );
}

/** A part of this build is gone from the server, or the network is: the page says which, and loads the new build by itself. */
export function PartMissing({ otherwise }: { otherwise: ReactNode }) {
  const [came, setCame] = useState<Reload>('reloading');
  useEffect(() => {
    const timer = setTimeout(() => void reloadOnce().then(setCame), READ_MS);
    return () => clearTimeout(timer);
  }, []);
  if (came === 'again') return otherwise;
  if (came === 'offline') return <Offline />;
  return (
    <Frame>
      <h1 role="status">Nova versão disponível</h1>
      <p className="text-ink-2">Saiu uma versão nova desta página. Ela está sendo carregada…</p>
    </Frame>
  );
}
