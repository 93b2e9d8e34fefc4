import { FALHAS } from '@corre/contract/falhas.ts';
import { Badge, type BadgeTone } from '@corre/ui/kit/badge/badge.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { CircleCheck, CircleDot, Lock, type LucideIcon, ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { contestacaoAberta, fraseDoPagamento, nomeDoEstado } from '../fechamento/regras.ts';
import type { Conta } from '../fechamento/use-contas.ts';
import type { Historia } from './use-historico.ts';

const looks: Record<ReturnType<typeof nomeDoEstado>, { tone: BadgeTone; icon: LucideIcon }> = {
  Aberta: { tone: 'aceita', icon: CircleDot },
  Fechada: { tone: 'neutro', icon: Lock },
  Paga: { tone: 'finalizada', icon: CircleCheck },
};

/** The state of a week as a badge with icon and word. */
function EstadoDaSemana({ conta }: { conta: Pick<Conta, 'estado'> }) {
  const nome = nomeDoEstado(conta);
  return <Badge {...looks[nome]}>{nome}</Badge>;
}

function Situacao({ conta }: { conta: Conta }) {
  const waiting = contestacaoAberta(conta);
  return (
    <div className="grid gap-3 border-t border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" role="status">
        <EstadoDaSemana conta={conta} />
        <p className="min-w-0 flex-1 basis-[200px] text-[17px] leading-6 font-[650]">
          {fraseDoPagamento(conta, serverNow())}
        </p>
        {waiting && (
          <p className="basis-full text-[16px] leading-6 text-ink-2">
            Você contestou este valor e espera a resposta da administração.
          </p>
        )}
      </div>
      <Link
        href={`/historico/${conta.semana_inicio}`}
        className={buttonClass({ variant: 'secondary', size: 'lg', full: true })}
      >
        <ReceiptText aria-hidden="true" className="size-5 shrink-0" />
        {conta.pago_em ? 'Ver recibo' : 'Ver extrato'}
      </Link>
    </div>
  );
}

/**
 * The payment of a week in the history. If the accounts do not load, it shows the error and claims nothing about the
 * payment.
 */
export function Pagamento({ conta, contas }: { conta: Conta | undefined; contas: Historia['contas'] }) {
  if (conta) return <Situacao conta={conta} />;
  if (!contas.isError) return null;
  return (
    <InlineError
      title={`${FALHAS['fechamento.doEntregador']}: não dá para ver se a semana foi paga.`}
      onRetry={() => void contas.refetch()}
      retrying={contas.isRefetching}
      className="border-t border-line p-4"
    />
  );
}
