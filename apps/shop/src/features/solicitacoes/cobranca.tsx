import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { aCobrar, fraseDaCobranca, PAGAMENTOS, trocoALevar } from '@corre/ui/domain/door-payment/phrases.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { encerrada } from './partes.ts';

/**
 * The amount that the courier collects, with the change to take along. After the end, the payment type and whether it
 * must be released.
 */
export function Cobranca({ solicitacao }: { solicitacao: SolicitacaoDoComercio }) {
  if (aCobrar(solicitacao) === 0) return null;
  const { icon: Icon, label } = PAGAMENTOS[solicitacao.pagamento];
  const troco = trocoALevar(solicitacao);
  return (
    <p className="flex items-start gap-1.5 text-[14px] leading-5 tabular-nums text-ink">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
      <span className="min-w-0">
        {encerrada(solicitacao) ? (
          `${label} ${formatMoney(aCobrar(solicitacao))}`
        ) : (
          <>
            {fraseDaCobranca(solicitacao)}
            {troco > 0 && ` · mande ${formatMoney(troco)} de troco`}
          </>
        )}
        {solicitacao.a_liberar && <strong> · libere em Pendentes</strong>}
      </span>
    </p>
  );
}
