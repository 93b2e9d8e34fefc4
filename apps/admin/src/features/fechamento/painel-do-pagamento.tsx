import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { RotateCcw } from 'lucide-react';
import { falta } from '../pagamentos/contas.ts';
import { Ajustes } from './ajustes.tsx';
import { BlocoDoPix } from './bloco-do-pix.tsx';
import { Contestacao } from './contestacao.tsx';
import { estadoPorExtenso } from './estado.tsx';
import { Soma } from './soma.tsx';
import type { DialogosAbertos } from './use-dialogos.ts';
import type { Pagamentos } from './use-pagamentos.ts';

type Props = {
  linha: LinhaDoFechamento;
  pagamentos: Pagamentos;
  dialogos: DialogosAbertos;
  olhar: () => Promise<void>;
};

/** The courier of the payout: photo, name and counts. */
export function Quem({
  linha: { entregador_id, nome_completo, total_entregas, total_comercios },
}: Pick<Props, 'linha'>) {
  return (
    <div className="flex items-center gap-3">
      <UserAvatar user_type="entregador" user_id={entregador_id} size={48} />
      <div className="min-w-0">
        <h2 className="text-[16px] leading-5 wrap-anywhere">{nome_completo}</h2>
        <p className="text-[13px] leading-[18px] text-ink-2">
          {countOf(total_entregas, 'entrega', 'entregas')} · {countOf(total_comercios, 'comércio', 'comércios')}
        </p>
      </div>
    </div>
  );
}

/** The chosen payout: calculation, objection, state, PIX code, adjustments. */
export function PainelDoPagamento({ linha, pagamentos, dialogos, olhar }: Props) {
  return (
    <div className="grid gap-4">
      <Soma linha={linha} />
      {linha.contestacao && <Contestacao key={linha.contestacao.id} contestacao={linha.contestacao} olhar={olhar} />}
      {!falta(linha) && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-[14px] leading-5 font-semibold">{estadoPorExtenso(linha)}</p>
          {linha.estado === 'paga' && (
            <Button
              variant="ghost"
              size="sm"
              icon={RotateCcw}
              onClick={() => dialogos.abrir({ tipo: 'estorno', linha })}
              className="-mr-2"
            >
              Estornar
            </Button>
          )}
        </div>
      )}
      <BlocoDoPix linha={linha} pagamentos={pagamentos} />
      <Ajustes
        linha={linha}
        onLancar={() => dialogos.abrir({ tipo: 'ajuste', linha })}
        onCancelar={(ajuste) => dialogos.abrir({ tipo: 'cancelar', linha, ajuste })}
      />
    </div>
  );
}
