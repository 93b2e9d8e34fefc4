import { NOME_ORIGEM } from '@corre/ui/domain/badge/badges.tsx';
import { aCobrar, PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { proofWords } from '@corre/ui/domain/proof/proof-words.ts';
import { cut } from '@corre/ui/kit/format/cut.ts';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Fragment } from 'react';
import type { Solicitacao } from './use-solicitacoes.ts';

/** Maximum length of the observation, in characters [torre]. */
const OBSERVACAO_MAX = 100;

function pagamentoDe(solicitacao: Solicitacao): string {
  const cobrar = aCobrar(solicitacao);
  if (cobrar === 0) return 'Pago';
  const troco = solicitacao.troco_para ? ` · troco para ${formatMoney(solicitacao.troco_para)}` : '';
  return `${PAGAMENTOS[solicitacao.pagamento].label} ${formatMoney(cobrar)}${troco}`;
}

/** Details of a card: origin, order number, payment, route, proof and observation, then the courier. */
export function DetalhesDoCartao({ solicitacao }: { solicitacao: Solicitacao }) {
  const { origem, canal, numero_pedido, total_rota, observacao, nome_entregador, entregador_id } = solicitacao;
  const partes = Object.entries({
    origem: canal ?? NOME_ORIGEM[origem],
    numero: numero_pedido === null ? '' : `Pedido ${numero_pedido}`,
    pagamento: pagamentoDe(solicitacao),
    rota: total_rota > 1 ? `Rota com ${countOf(total_rota, 'entrega', 'entregas')}` : '',
    prova: proofWords(solicitacao),
    observacao: cut(observacao ?? '', OBSERVACAO_MAX),
  }).filter(([, texto]) => texto !== '');
  return (
    <>
      <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">
        {partes.map(([nome, texto], lugar) => (
          <Fragment key={nome}>
            {lugar > 0 && ' · '}
            <span>{texto}</span>
          </Fragment>
        ))}
      </p>
      {nome_entregador && (
        <p className="mt-0.5 flex min-w-0 items-center gap-1.5 text-[13px] leading-5 font-semibold text-ink">
          <UserAvatar user_type="entregador" user_id={entregador_id} size={20} />
          <span className="truncate">{nome_entregador}</span>
        </p>
      )}
    </>
  );
}
