import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import { useEffect, useState } from 'react';
import { idadeDosDados } from './idade-dos-dados.ts';
import { useAtualizadoEm } from './use-atualizado-em.ts';

function useAgora(): number {
  const [agora, setAgora] = useState(Date.now);
  useEffect(() => {
    const relogio = setInterval(() => setAgora(Date.now()), 1_000);
    return () => clearInterval(relogio);
  }, []);
  return agora;
}

type Props = {
  /** Shows 'há 2 s' instead of 'atualizado há 2 s'. */
  short?: boolean;
  className?: string;
};

/** Shows the age of the oldest of the three lists. It is amber above 15 s, because the data may be wrong. */
export function Atualizado({ short = false, className }: Props) {
  const em = useAtualizadoEm();
  const agora = useAgora();
  const { texto, velho } = idadeDosDados(em, Math.max(em, agora));
  return (
    <span
      className={twMerge(
        'inline-flex shrink-0 items-center gap-2 text-[14px] whitespace-nowrap tabular-nums text-ink-2',
        short && 'gap-1.5 text-[13px]',
        velho && 'font-semibold text-faixa',
        className,
      )}
    >
      <span aria-hidden="true" className={`size-2 rounded-full ${velho ? 'bg-faixa' : 'bg-ok'}`} />
      <span>
        {!short && <span data-palavra>atualizado </span>}
        {texto.replace('atualizado ', '')}
      </span>
    </span>
  );
}
