import { Laptop, Smartphone } from 'lucide-react';
import { formatAgo, formatDateTime } from '../domain/format/dates.ts';
import { Badge } from '../kit/badge/badge.tsx';
import { Button } from '../kit/button/button.tsx';
import type { SessaoListada } from './use-sessions.ts';

const naMao = /iPhone|iPad|Android/;

type Props = {
  sessao: SessaoListada;
  /** the server's current time in epoch milliseconds */
  agora: number;
  onEncerrar: () => void;
  encerrando: boolean;
};

/** One session: its device, its start and 'Encerrar'. The session of this device ends by 'Sair' instead. */
export function SessionRow({ sessao: { aparelho, criada_em, usada_em, atual }, agora, onEncerrar, encerrando }: Props) {
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
          Entrou em {formatDateTime(criada_em)} · {atual ? 'em uso agora' : `último uso ${formatAgo(usada_em, agora)}`}
        </p>
      </div>
      {!atual && (
        <Button
          variant="secondary"
          loading={encerrando}
          onClick={onEncerrar}
          aria-label={`Encerrar a sessão: ${aparelho}, desde ${formatDateTime(criada_em)}`}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}
