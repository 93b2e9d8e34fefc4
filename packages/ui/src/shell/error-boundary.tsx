import { RefreshCw } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../kit/button/button.tsx';
import { buttonClass } from '../kit/button/button-class.ts';
import { PartGone, serverAnswers } from '../kit/lazy/fetch-part.ts';
import { Logo } from '../kit/logo/logo.tsx';
import { runningScript } from './build.ts';

const KEY = 'corre:recarregada';
/** A chunk that is missing again within this time after the reload is gone for good, in milliseconds. */
const FOR_GOOD_MS = 60_000;

/** The result: `again` means that the last reload did not help. */
type Reload = 'reloading' | 'again';

/** The page functions that `reloadOnce` needs, replaceable in tests. */
export interface Page {
  /** the running build; null in development */
  build: string | null;
  /** resolves once the server answers: a reload without a network would show the browser's error page */
  answers(): Promise<void>;
  /** survives the reload, ends with the tab */
  memory: Pick<Storage, 'getItem' | 'setItem'>;
  /** epoch milliseconds by the device's clock */
  now(): number;
  reload(): void;
}

/**
 * Reloads the page because a chunk of this build is gone, at most once a minute for the same build (ADR 0041).
 * Without the limit, a chunk that is missing for good would cause endless reloads.
 */
export async function reloadOnce(
  page: Page = {
    build: runningScript(),
    answers: serverAnswers,
    memory: sessionStorage,
    // biome-ignore lint/plugin: time that passes on this device
    now: Date.now,
    reload: () => location.reload(),
  },
): Promise<Reload> {
  const build = page.build ?? '';
  const [before, at] = page.memory.getItem(KEY)?.split(' ') ?? [];
  if (before === build && page.now() - Number(at) < FOR_GOOD_MS) return 'again';
  await page.answers();
  page.memory.setItem(KEY, `${build} ${page.now()}`);
  page.reload();
  return 'reloading';
}

const Screen = ({ children }: { children: ReactNode }) => (
  <main className="mx-auto grid min-h-dvh max-w-120 content-center gap-4 px-5 py-10">
    <Logo />
    {children}
  </main>
);

/** Time to read the notice before the page reloads, in milliseconds. */
const READ_MS = 900;

/**
 * Says that a chunk of this build is gone from the server, and reloads the page with the new build. After a useless
 * reload it shows `otherwise`.
 */
function PartMissing({ otherwise }: { otherwise: ReactNode }) {
  const [came, setCame] = useState<Reload>('reloading');
  useEffect(() => {
    const timer = setTimeout(() => void reloadOnce().then(setCame), READ_MS);
    return () => clearTimeout(timer);
  }, []);
  if (came === 'again') return otherwise;
  return (
    <Screen>
      <h1 role="status">Nova versão disponível</h1>
      <p className="text-ink-2">Saiu uma versão nova desta página. Ela está sendo carregada…</p>
    </Screen>
  );
}

type Props = {
  /** Keeps the error in this part of the page: the rest stays in use, and the part can be drawn again. */
  part?: boolean;
  children: ReactNode;
};
type State = { error?: unknown };

function Broken() {
  return (
    <Screen>
      <h1>Algo deu errado nesta tela</h1>
      <p className="text-ink-2">Seus dados estão a salvo no servidor. Recarregue a página para continuar.</p>
      <div className="flex flex-wrap gap-3">
        <Button icon={RefreshCw} onClick={() => location.reload()}>
          Recarregar
        </Button>
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          Voltar ao início
        </a>
      </div>
    </Screen>
  );
}

/** Catches errors that components throw while rendering. React has no hook for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError = (error: unknown): State => ({ error });

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    const { error } = this.state;
    const { part, children } = this.props;
    if (error === undefined) return children;
    // A chunk that is gone concerns the whole page, which then reloads.
    if (error instanceof PartGone) {
      if (part) throw error;
      return <PartMissing otherwise={<Broken />} />;
    }
    if (!part) return <Broken />;
    return (
      <div role="alert" className="grid justify-items-start gap-3 p-4">
        <p>Algo deu errado nesta parte da tela.</p>
        <Button onClick={() => this.setState({ error: undefined })}>Tentar de novo</Button>
      </div>
    );
  }
}
