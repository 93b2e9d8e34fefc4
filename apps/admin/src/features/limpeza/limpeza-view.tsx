import { FALHAS } from '@corre/contract/falhas.ts';
import type { Limpeza, LimpezaDaTarefa } from '@corre/contract/limpeza/contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { TAREFAS } from './tarefas.ts';

type Props = {
  /** undefined while it loads */
  limpeza: Limpeza | undefined;
  falhou: boolean;
  retrying: boolean;
  recarregar: () => void;
};

const comoTerminou = ({ falhou, ha_mais }: Pick<Limpeza, 'falhou' | 'ha_mais'>) =>
  falhou ? 'Falhou: tenta de novo em uma hora' : ha_mais ? 'Ainda há mais: continua em um minuto' : 'Em dia';

function Tarefa({ tarefa }: { tarefa: LimpezaDaTarefa }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 text-[14px] leading-5">
      <span>{TAREFAS[tarefa.tarefa]}</span>
      <span className="text-ink-2">
        {formatInteger(tarefa.linhas)} {tarefa.linhas === 1 ? 'linha' : 'linhas'} · {comoTerminou(tarefa)}
      </span>
    </li>
  );
}

function Ultima({ limpeza }: { limpeza: Limpeza }) {
  if (limpeza.terminada_em === null) {
    return <EmptyState title="Nenhuma limpeza ainda" texto="A primeira roda quando o servidor inicia." />;
  }
  const segundos = (limpeza.duracao_ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  // Skips tasks that had nothing to do and did not fail.
  const ditas = limpeza.tarefas.filter(({ linhas, ha_mais, falhou }) => linhas > 0 || ha_mais || falhou);
  return (
    <>
      <p>
        <strong>{comoTerminou(limpeza)}.</strong> Última em {formatDayMonthTime(limpeza.terminada_em)}: {segundos} s,{' '}
        {formatInteger(limpeza.linhas)} linhas.
      </p>
      {ditas.length > 0 && (
        <ul>
          {ditas.map((tarefa) => (
            <Tarefa key={tarefa.tarefa} tarefa={tarefa} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The last cleanup: its result, and whether more is left (ADR 0041). */
export function LimpezaView({ limpeza, falhou, retrying, recarregar }: Props) {
  return (
    <Card aria-labelledby="limpeza" className="grid gap-3 p-5 sm:p-6">
      <div>
        <h2 id="limpeza">Limpeza dos dados</h2>
        <p className="text-[14px] leading-5 text-ink-2">
          De hora em hora o servidor apaga o que passou do prazo e soma as semanas encerradas.
        </p>
      </div>
      {limpeza && <Ultima limpeza={limpeza} />}
      {!limpeza && falhou && <InlineError title={FALHAS['sistema.limpeza']} onRetry={recarregar} retrying={retrying} />}
      {!limpeza && !falhou && (
        <Loading>
          <SkeletonRows linhas={2} />
        </Loading>
      )}
    </Card>
  );
}
