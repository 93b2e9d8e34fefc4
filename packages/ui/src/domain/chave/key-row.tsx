import type { ChaveListada } from '@corre/contract/chaves/contrato.ts';
import { Badge } from '../../kit/badge/badge.tsx';
import { Button } from '../../kit/button/button.tsx';
import { formatDate } from '../format/dates.ts';
import { chaveCurta, fatosDaChave } from './words.ts';

type Props = {
  chave: ChaveListada;
  /** the server's present, epoch milliseconds */
  agora: number;
  /** absent of a key that works no more */
  onRevogar?: () => void;
};

/** One key: which system has it, how it ends, what it may do, when it was used. */
export function KeyRow({ chave, agora, onRevogar }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="font-semibold wrap-anywhere">{chave.nome}</strong>
          {chave.ambiente === 'teste' && <Badge tone="suave">Teste</Badge>}
        </p>
        <p className="text-[14px] leading-5 text-ink-2">
          <code className="wrap-anywhere">{chaveCurta(chave)}</code> · criada em {formatDate(chave.criada_em)}
        </p>
        <p className="text-[14px] leading-5 text-ink-2 wrap-anywhere">{fatosDaChave(chave, agora)}</p>
      </div>
      {onRevogar && (
        <Button
          variant="danger-outline"
          onClick={onRevogar}
          aria-label={`Revogar a chave ${chave.nome}, ${chaveCurta(chave)}`}
        >
          Revogar
        </Button>
      )}
    </li>
  );
}
