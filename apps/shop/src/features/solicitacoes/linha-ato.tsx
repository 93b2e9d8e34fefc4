import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Check, Star } from 'lucide-react';
import { type Grupo, podeDizerPronto } from '../linha/linha.ts';
import { usePronto } from '../preparo/use-pronto.ts';
import { podeAvaliar } from './colunas.ts';

type Props = {
  grupo: Grupo;
  avaliar: (solicitacao: SolicitacaoDoComercio) => void;
  /** true for many lines: the smallest size that a mouse can still hit */
  baixa: boolean;
};

/** The main action of a line: 'Pronto!' before pickup, 'Avaliar' after the end. The details have all other actions. */
export function LinhaAto({ grupo, avaliar, baixa }: Props) {
  const [primeira] = grupo;
  const { enviando, pronto } = usePronto(primeira.id, grupo.length > 1);
  const className = baixa ? 'min-h-7! px-2' : 'min-h-10! max-sm:px-3.5';
  if (podeDizerPronto(grupo)) {
    return (
      <Button variant="soft" size="sm" icon={Check} loading={enviando} className={className} onClick={pronto}>
        Pronto!
      </Button>
    );
  }
  if (podeAvaliar(primeira)) {
    return (
      <Button variant="soft" size="sm" icon={Star} className={className} onClick={() => avaliar(primeira)}>
        Avaliar
      </Button>
    );
  }
  if (primeira.nota === null) return null;
  return (
    <span className="inline-flex items-center gap-1 text-[14px] font-semibold tabular-nums text-ink-2">
      <Star aria-hidden="true" className="size-4 fill-current" />
      <span className="sr-only">Nota dada: </span>
      {primeira.nota}
    </span>
  );
}
