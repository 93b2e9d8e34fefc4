import { FALHAS } from '@corre/contract/falhas.ts';
import { isoDay } from '@corre/ui/domain/format/dates.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import type { ShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { Check, PencilLine, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useDialogState } from '../shell/use-dialog-state.ts';
import { FaturaNoTelefone, faturasColumns } from './faturas-columns.tsx';
import { type LinhaDeFatura, useFaturas } from './use-faturas.ts';

const AjustarFaturaDialog = lazyPart(async () => (await import('./ajustar-fatura-dialog.tsx')).AjustarFaturaDialog);
const MotivoDialog = lazyPart(async () => (await import('../pagamentos/motivo-dialog.tsx')).MotivoDialog);

const CLOCK_MS = 60_000;

type AcaoProps = {
  fatura: LinhaDeFatura;
  marking: boolean;
  onReceive: () => void;
  onReverse: () => void;
  onAdjust: () => void;
};

function Acao({ fatura: { comercio, estado, valor, ajustes }, marking, onReceive, onReverse, onAdjust }: AcaoProps) {
  const nome = <span className="sr-only"> {comercio}</span>;
  if (estado === 'recebida') {
    return (
      <Button variant="ghost" size="sm" icon={RotateCcw} onClick={onReverse}>
        Estornar{nome}
      </Button>
    );
  }
  if (estado === 'aberta' || (valor <= 0 && ajustes.length === 0)) return null;
  return (
    <div className="flex flex-wrap justify-end gap-1 py-1 xl:flex-nowrap xl:py-0">
      <Button variant="ghost" size="sm" icon={PencilLine} onClick={onAdjust}>
        Ajustar{nome}
      </Button>
      {valor > 0 && (
        <Button variant="secondary" size="sm" icon={Check} loading={marking} onClick={onReceive}>
          Marcar como recebida{nome}
        </Button>
      )}
    </div>
  );
}

type Props = { semana_inicio: string; onTable: (shown: ShownTable) => void };

/** The invoices of the week, with the actions to mark one as received and to reverse a mark. */
export function ComerciosDaSemana({ semana_inicio, onTable }: Props) {
  const { faturas, failed, retry, marking, receber, estornar, estornando } = useFaturas(semana_inicio);
  const estorno = useDialogState<LinhaDeFatura>();
  const ajuste = useDialogState<LinhaDeFatura>();
  const phone = usePhone();
  const today = isoDay(useServerNow(CLOCK_MS));
  const com_cobranca = faturas?.com_cobranca === true;
  const columns = useMemo(() => faturasColumns(today, com_cobranca), [today, com_cobranca]);
  const acao = (fatura: LinhaDeFatura) => (
    <Acao
      fatura={fatura}
      marking={marking.has(fatura.comercio_id)}
      onReceive={() => receber(fatura)}
      onReverse={() => estorno.show(fatura)}
      onAdjust={() => ajuste.show(fatura)}
    />
  );
  const table = useDataTable({
    columns,
    data: faturas?.linhas,
    rowId: ({ comercio_id }) => comercio_id,
    onTable,
    error: failed ? { title: FALHAS['faturas.semana'], onRetry: retry } : undefined,
  });
  return (
    <div className="grid gap-3">
      {faturas?.com_pix === false && (
        <Banner tone="aviso">
          As lojas veem a fatura sem o PIX da empresa. Defina EMPRESA_PIX_CHAVE na configuração do servidor para elas
          pagarem pelo aplicativo.
        </Banner>
      )}
      <DataTable
        table={table}
        title="Faturas da semana"
        search="Buscar comércio"
        toolbar={
          faturas && (
            <>
              {com_cobranca && (
                <Link href="/recebimentos" className={buttonClass({ variant: 'link' })}>
                  Recebimentos
                </Link>
              )}
              <p className="ml-auto text-[14px] leading-5 tabular-nums">
                <strong>
                  {formatInteger(faturas.recebidas)} de {formatInteger(faturas.linhas.length)} recebidas
                </strong>{' '}
                <span className="text-ink-2">
                  {formatMoney(faturas.total_recebido)} de {formatMoney(faturas.total)}
                </span>
              </p>
            </>
          )
        }
        phoneRow={(fatura) => (
          <FaturaNoTelefone fatura={fatura} today={today} comCobranca={com_cobranca} acao={acao(fatura)} />
        )}
        actionsTitle="Ações"
        actions={phone ? undefined : acao}
        empty={{ title: 'Nenhuma loja teve entregas nesta semana', text: 'Escolha outra semana.' }}
      />
      <LazyDialog>
        {ajuste.target && (
          <AjustarFaturaDialog
            key={ajuste.opening}
            fatura={ajuste.target}
            semana_inicio={semana_inicio}
            cobrada={ajuste.target.cobranca !== null}
            open={ajuste.open}
            onOpenChange={ajuste.onOpenChange}
          />
        )}
      </LazyDialog>
      <LazyDialog>
        {estorno.target && (
          <MotivoDialog
            key={`${estorno.target.comercio_id} ${estorno.target.recebida_em}`}
            open={estorno.open}
            onOpenChange={estorno.onOpenChange}
            title="Estornar este recebimento?"
            description={`A fatura de ${estorno.target.comercio}, de ${formatMoney(estorno.target.valor)}, volta a receber.`}
            onMotivoChange={(motivo) => estorno.target && estornar(estorno.target, motivo, estorno.close)}
            sending={estornando}
          />
        )}
      </LazyDialog>
    </div>
  );
}
