import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { falta, porExtenso } from '../pagamentos/contas.ts';
import { Entregador, LinhaNoTelefone } from '../pessoas/pessoas.tsx';
import { Estado } from './estado.tsx';
import type { Pagamentos } from './use-pagamentos.ts';

/** Returns the row of a payout in a phone's list: courier, calculation, net amount and state. */
export const pagamentoNoTelefone = (linha: LinhaDoFechamento, { marcando, escolher }: Pagamentos) => {
  const { entregador_id, nome_completo, liquido } = linha;
  return (
    <button type="button" onClick={() => escolher(linha)} className="block w-full text-left">
      <LinhaNoTelefone
        quem={<Entregador entregador_id={entregador_id} nome={nome_completo} size={40} nota={porExtenso(linha)} />}
        valor={formatMoney(liquido)}
        legend={
          falta(linha) && !linha.contestacao && !marcando.has(entregador_id) ? (
            'falta pagar'
          ) : (
            <Estado linha={linha} marcando={marcando.has(entregador_id)} />
          )
        }
      />
    </button>
  );
};
