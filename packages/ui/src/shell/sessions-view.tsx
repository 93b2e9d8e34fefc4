import { FALHAS } from '@corre/contract/falhas.ts';
import { LogOut } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { AlertDialog } from '../kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../kit/button/button.tsx';
import { Card } from '../kit/card/card.tsx';
import { Loading, SkeletonRows } from '../kit/skeleton/skeleton.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { InlineError } from '../kit/states/error-state.tsx';
import { twMerge } from '../kit/theme/merge-classes.ts';
import { SessionRow } from './session-row.tsx';
import type { SessaoListada } from './use-sessions.ts';

type Props = {
  /** undefined while loading */
  sessoes: SessaoListada[] | undefined;
  falhou: boolean;
  retrying: boolean;
  recarregar: () => void;
  encerrar: (id: string) => void;
  /** the session that is being ended */
  encerrando: string | null;
  sairDeTodos: () => void;
  saindo: boolean;
  /** the server's current time in epoch milliseconds */
  agora: number;
  /** what continues when all sessions end */
  keeps?: string;
  className?: string;
};

function Lista({ sessoes, agora, encerrar, encerrando }: Props & { sessoes: SessaoListada[] }) {
  if (sessoes.length === 0) return <EmptyState title="Nenhuma sessão aberta" />;
  return (
    <ul>
      {sessoes.map((sessao) => (
        <SessionRow
          key={sessao.id}
          sessao={sessao}
          agora={agora}
          onEncerrar={() => encerrar(sessao.id)}
          encerrando={encerrando === sessao.id}
        />
      ))}
    </ul>
  );
}

/** SessionsCard without the server calls: list, loading, empty, error, and the question before all sessions end. */
export function SessionsView(props: Props) {
  const { sessoes, falhou, retrying, recarregar, encerrar, sairDeTodos, saindo, keeps, className } = props;
  const [perguntando, setPerguntando] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  function encerrarEficar(id: string) {
    // The focused button is about to be removed.
    heading.current?.focus();
    encerrar(id);
  }
  return (
    <Card aria-labelledby={title} className={twMerge('grid gap-3 p-4 sm:p-5', className)}>
      <div>
        <h2 id={title} ref={heading} tabIndex={-1} className="rounded-sm">
          Aparelhos
        </h2>
        <p className="text-(length:--ui-secondary) text-ink-2">Onde esta conta está aberta.</p>
      </div>
      {!sessoes && falhou && <InlineError title={FALHAS['sessao.minhas']} onRetry={recarregar} retrying={retrying} />}
      {!sessoes && !falhou && (
        <Loading>
          <SkeletonRows linhas={2} />
        </Loading>
      )}
      {sessoes && <Lista {...props} sessoes={sessoes} encerrar={encerrarEficar} />}
      <Button
        variant="danger-outline"
        icon={LogOut}
        onClick={() => setPerguntando(true)}
        // At 320 px the words need two lines.
        className="max-w-full justify-self-start whitespace-normal"
        data-abre
      >
        Sair de todos os aparelhos
      </Button>
      <AlertDialog
        open={perguntando}
        onOpenChange={setPerguntando}
        title="Sair de todos os aparelhos?"
        description={['A conta sai deste aparelho e de todos os outros. Para voltar, entre com a senha.', keeps]
          .filter(Boolean)
          .join(' ')}
        icon={LogOut}
        confirmLabel="Sair de todos"
        onConfirm={sairDeTodos}
        loading={saindo}
        loadingLabel="Saindo..."
      />
    </Card>
  );
}
