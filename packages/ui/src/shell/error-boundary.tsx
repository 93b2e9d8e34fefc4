import { RefreshCw } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../kit/button/button.tsx';
import { buttonClass } from '../kit/button/button-class.ts';
import { PartGone } from '../kit/lazy/fetch-part.ts';
import { Logo } from '../kit/logo/logo.tsx';
import { PartMissing } from './part-missing.tsx';

type Props = { children: ReactNode };
type State = { fault: 'page' | 'part' | null };

function Broken() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-120 content-center gap-4 px-5 py-10">
      <Logo />
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
    </main>
  );
}

/** Catches errors that components throw while rendering. React has no hook for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: error instanceof PartGone ? 'part' : 'page' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    const { fault } = this.state;
    if (fault === 'part') return <PartMissing otherwise={<Broken />} />;
    return fault === 'page' ? <Broken /> : this.props.children;
  }
}
