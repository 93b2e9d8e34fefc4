import type { ChaveListada } from '@corre/contract/chaves/contrato.ts';
import type { EscopoChave } from '@corre/contract/vocabulario.ts';
import { Badge } from '../../kit/badge/badge.tsx';
import { Button } from '../../kit/button/button.tsx';
import { formatAgo, formatDate } from '../format/dates.ts';

/** The texts of each scope, for the checkboxes of a new key and for the list of keys. */
export const ESCOPOS_EM_PALAVRAS: Record<EscopoChave, { titulo: string; detalhe: string; short: string }> = {
  'solicitacoes:ler': {
    titulo: 'Ler pedidos',
    detalhe: 'Pedidos e onde estão, previsão, preços, espera no balcão',
    short: 'ler',
  },
  'solicitacoes:criar': {
    titulo: 'Pedir entregas',
    detalhe: 'Novo pedido, avisar que está pronto, código da entrega',
    short: 'pedir',
  },
  'solicitacoes:cancelar': { titulo: 'Cancelar pedidos', detalhe: 'Enquanto ninguém retirou', short: 'cancelar' },
  'eventos:ler': {
    titulo: 'Acompanhar ao vivo',
    detalhe: 'Saber na hora que um pedido, uma mensagem ou um acerto da loja mudou',
    short: 'ao vivo',
  },
  'webhooks:ler': { titulo: 'Ler webhooks', detalhe: 'Quais existem e o que receberam', short: 'ler webhooks' },
  'webhooks:escrever': {
    titulo: 'Cadastrar webhooks',
    detalhe: 'Criar, mudar e remover os endereços que recebem os avisos',
    short: 'cadastrar webhooks',
  },
};

/** Returns the part of a key that is known after its creation: 'corre_live_…x7Qa'. */
export const chaveCurta = ({ ambiente, final }: Pick<ChaveListada, 'ambiente' | 'final'>) =>
  `${ambiente === 'teste' ? 'corre_teste_' : 'corre_live_'}…${final}`;

function fimDe({ situacao, expira_em, revogada_em }: ChaveListada): string {
  if (situacao === 'revogada' && revogada_em !== null) return `revogada em ${formatDate(revogada_em)}`;
  if (expira_em === null) return 'sem prazo';
  return situacao === 'vencida' ? `venceu em ${formatDate(expira_em)}` : `vence em ${formatDate(expira_em)}`;
}

/** Returns the scopes, the last use and the end of a key in one line. */
export function fatosDaChave(chave: ChaveListada, now: number): string {
  // A newer server may send a scope that this page does not know.
  const pode = chave.escopos.map((escopo) => ESCOPOS_EM_PALAVRAS[escopo]?.short ?? escopo).join(', ');
  const uso = chave.usada_em === null ? 'nunca usada' : `último uso ${formatAgo(chave.usada_em, now)}`;
  const sites = chave.origens.map((origem) => `no navegador: ${origem}`);
  return [pode, uso, fimDe(chave), ...sites].join(' · ');
}

type Props = {
  chave: ChaveListada;
  /** the server's current time in epoch milliseconds */
  now: number;
  /** absent for a key that is expired or revoked */
  onRevogar?: () => void;
};

/** One API key: the name of its system, its end, its scopes and its last use. */
export function KeyRow({ chave, now, onRevogar }: Props) {
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
        <p className="text-[14px] leading-5 text-ink-2 wrap-anywhere">{fatosDaChave(chave, now)}</p>
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
