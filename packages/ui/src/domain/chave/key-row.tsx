import type { ChaveListada } from '@corre/contract/chaves/contrato.ts';
import { Badge } from '../../kit/badge/badge.tsx';
import { Button } from '../../kit/button/button.tsx';
import { formatDate } from '../format/dates.ts';
import { chaveCurta, fatosDaChave } from './words.ts';

type Props = {
  chave: ChaveListada;
  /** the server's current time in epoch milliseconds */
  agora: number;
  /** absent for a key that is expired or revoked */
  onRevogar?: () => void;
};

/** One API key: the name of its system, its end, its scopes and its last use. */
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
