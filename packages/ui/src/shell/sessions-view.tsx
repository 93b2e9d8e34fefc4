import { FALHAS } from '@corre/contract/falhas.ts';
import type { SessaoListada } from '@corre/contract/sessao/contrato.ts';
import type { MetodoDeEntrada } from '@corre/contract/vocabulario.ts';
import { Laptop, LogOut, Smartphone } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { formatAgo, formatDateTime } from '../domain/format/dates.ts';
import { AlertDialog } from '../kit/alert-dialog/alert-dialog.tsx';
import { Badge } from '../kit/badge/badge.tsx';
import { Button } from '../kit/button/button.tsx';
import { Card } from '../kit/card/card.tsx';
import { Loading, SkeletonRows } from '../kit/skeleton/skeleton.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { InlineError } from '../kit/states/error-state.tsx';
import { twMerge } from '../kit/theme/merge-classes.ts';

/** How a session was opened, in words. */
const COM: Record<MetodoDeEntrada, string> = {
  senha: 'com senha',
  passkey: 'com passkey',
  senha_codigo: 'com senha e código',
  senha_recuperacao: 'com senha e código de recuperação',
};

const naMao = /iPhone|iPad|Android/;

type RowProps = {
  sessao: SessaoListada;
  /** the server's current time in epoch milliseconds */
  now: number;
  onEnd: () => void;
  encerrando: boolean;
};

/** One session: its device, its start and 'Encerrar'. The session of this device ends by 'Sair' instead. */
function SessionRow({ sessao: { aparelho, metodo, criada_em, usada_em, atual }, now, onEnd, encerrando }: RowProps) {
  const Icon = naMao.test(aparelho) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {aparelho}
          {atual && <Badge tone="suave">este aparelho</Badge>}
        </p>
        <p className="text-(length:--ui-secondary) text-ink-2">
          Entrou em {formatDateTime(criada_em)} {COM[metodo]} ·{' '}
          {atual ? 'em uso agora' : `último uso ${formatAgo(usada_em, now)}`}
        </p>
      </div>
      {!atual && (
        <Button
          variant="secondary"
          loading={encerrando}
          onClick={onEnd}
          aria-label={`Encerrar a sessão: ${aparelho}, desde ${formatDateTime(criada_em)}`}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}

type Props = {
  /** undefined while loading */
  sessoes: SessaoListada[] | undefined;
  failed: boolean;
  retrying: boolean;
  reload: () => void;
  encerrar: (id: string) => void;
  /** the session that is being ended */
  encerrando: string | null;
  leaveAll: () => void;
  leaving: boolean;
  /** the server's current time in epoch milliseconds */
  now: number;
  /** what continues when all sessions end */
  keeps?: string;
  /** above the list: what happened to the account's access */
  notices?: ReactNode;
  className?: string;
};

type ListProps = Pick<Props, 'now' | 'encerrar' | 'encerrando'> & { sessoes: SessaoListada[] };

/** The sessions of an account, each with its button 'Encerrar'. */
export function SessionsList({ sessoes, now, encerrar, encerrando }: ListProps) {
  if (sessoes.length === 0) return <EmptyState title="Nenhuma sessão aberta" />;
  return (
    <ul>
      {sessoes.map((sessao) => (
        <SessionRow
          key={sessao.id}
          sessao={sessao}
          now={now}
          onEnd={() => encerrar(sessao.id)}
          encerrando={encerrando === sessao.id}
        />
      ))}
    </ul>
  );
}

/** SessionsCard without the server calls: list, loading, empty, error, and the question before all sessions end. */
export function SessionsView(props: Props) {
  const { sessoes, failed, retrying, reload, encerrar, leaveAll, leaving, keeps, notices, className } = props;
  const [asking, setAsking] = useState(false);
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
      {notices}
      {!sessoes && failed && <InlineError title={FALHAS['sessao.minhas']} onRetry={reload} retrying={retrying} />}
      {!sessoes && !failed && (
        <Loading>
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {sessoes && <SessionsList {...props} sessoes={sessoes} encerrar={encerrarEficar} />}
      <Button
        variant="danger-outline"
        icon={LogOut}
        onClick={() => setAsking(true)}
        // At 320 px the words need two lines.
        className="max-w-full justify-self-start whitespace-normal"
        data-abre
      >
        Sair de todos os aparelhos
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sair de todos os aparelhos?"
        description={['A conta sai deste aparelho e de todos os outros. Para voltar, entre com a senha.', keeps]
          .filter(Boolean)
          .join(' ')}
        icon={LogOut}
        confirmLabel="Sair de todos"
        onConfirm={leaveAll}
        loading={leaving}
        loadingLabel="Saindo..."
      />
    </Card>
  );
}
