import { cut } from '@corre/ui/kit/format/cut.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { X } from 'lucide-react';
import type { Solicitacao } from '../solicitacoes/use-solicitacoes.ts';

/** Maximum length of the address, in characters [torre]. */
const ENDERECO_MAX = 30;

type Props = { solicitacoes: readonly Solicitacao[]; soltar: () => void };

/** List of the marked requests, shown instead of the request field when there are several. */
export function Marcadas({ solicitacoes, soltar }: Props) {
  const quantas = countOf(solicitacoes.length, 'solicitação', 'solicitações');
  return (
    <section aria-label={`${quantas} para atribuir`} className="rounded-(--ui-radius) bg-brand-soft py-1 pr-1 pl-3">
      <div className="flex items-center justify-between gap-2">
        <strong className="text-[14px] leading-5 text-ink">{quantas}</strong>
        <IconButton icon={X} size="sm" label="Limpar as marcadas" onClick={soltar} />
      </div>
      <ul className="max-h-16 overflow-y-auto pb-1 text-[13px] leading-[18px] text-ink-2">
        {solicitacoes.map(({ id, comercio, endereco }) => (
          <li key={id} className="truncate">
            {comercio} · {cut(endereco, ENDERECO_MAX)}
          </li>
        ))}
      </ul>
    </section>
  );
}
