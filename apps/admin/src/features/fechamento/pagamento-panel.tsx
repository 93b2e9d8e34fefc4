import { rotuloDaTaxa } from '@corre/contract/configuracoes/taxa.ts';
import type { AjusteView, LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatDayMonth } from '@corre/ui/domain/format/dates.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { spokenText } from '@corre/ui/kit/spoken/spoken-text.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Plus, RotateCcw, X } from 'lucide-react';
import { comSinal, falta, fraseDoBanco, NOME_DO_AJUSTE } from '../pagamentos/contas.ts';
import type { DialogState } from '../shell/use-dialog-state.ts';
import { AcoesDoPagamento, UndoMarkBar } from './acoes-do-pagamento.tsx';
import { BlocoDoPix } from './bloco-do-pix.tsx';
import { Contestacao } from './contestacao.tsx';
import { estadoPorExtenso } from './estado.tsx';
import type { Pagamentos } from './use-pagamentos.ts';
import type { Sheet } from './use-sheet.ts';

type Question =
  | { tipo: 'ajuste'; row: LinhaDoFechamento }
  | { tipo: 'estorno'; row: LinhaDoFechamento }
  | { tipo: 'cancelar'; row: LinhaDoFechamento; ajuste: AjusteView };

/** The dialog of a payout: a new adjustment, a reversal, or the cancellation of an adjustment. */
export type PagamentoDialog = DialogState<Question>;

const Parcela = ({ nome, valor }: { nome: string; valor: string }) => (
  <div className="flex justify-between gap-2">
    <dt className="text-ink-2">{nome}</dt>
    <dd className="tabular-nums">
      <Spoken>{valor}</Spoken>
    </dd>
  </div>
);

/** The calculation of a payout: gross − fee ± adjustments = to receive. */
function Soma({ row: { bruto, taxa, ajustes, liquido }, percentual }: Pick<Props, 'row' | 'percentual'>) {
  return (
    <dl className="grid gap-1.5 rounded-[10px] bg-sunken px-3.5 py-3 text-[14px] leading-5">
      <Parcela nome="Bruto" valor={formatMoney(bruto)} />
      <Parcela nome={rotuloDaTaxa(percentual)} valor={`− ${formatMoney(taxa)}`} />
      {ajustes !== 0 && <Parcela nome="Ajustes" valor={comSinal(ajustes)} />}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-2 border-t border-line pt-2">
        <dt className="font-bold">A receber</dt>
        <dd className="text-[20px] leading-7 font-bold tabular-nums">
          <Spoken>{formatMoney(liquido)}</Spoken>
        </dd>
      </div>
    </dl>
  );
}

/** Returns the courier's answer to a debit, or null for a credit, which needs no consent. */
function consentimento({ valor, consentido_em, recusado_em }: AjusteView): string | null {
  if (valor > 0) return null;
  if (consentido_em !== null) return `concordou em ${formatDayMonth(consentido_em)}`;
  if (recusado_em !== null) return `não concordou em ${formatDayMonth(recusado_em)}: nada é descontado`;
  return 'espera o entregador concordar; até lá não desconta';
}

type AjustesProps = {
  row: LinhaDoFechamento;
  onLancar: () => void;
  onCancel: (ajuste: AjusteView) => void;
};

/** The adjustments of the payout with their reasons, and the button to add one. */
function Ajustes({ row, onLancar, onCancel }: AjustesProps) {
  const { lista_ajustes, preparado_em } = row;
  return (
    <section aria-labelledby="ajustes" className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 id="ajustes" className="text-[14px] leading-5">
          Ajustes
        </h3>
        <Button variant="ghost" size="sm" icon={Plus} onClick={onLancar} className="-mr-2">
          Lançar ajuste
        </Button>
      </div>
      {lista_ajustes.length > 0 && (
        <ul className="grid gap-2">
          {lista_ajustes.map((ajuste) => {
            const acordo = consentimento(ajuste);
            return (
              <li key={ajuste.id} className="flex items-start gap-1 text-[13px] leading-[18px]">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <strong className={ajuste.conta ? 'tabular-nums' : 'tabular-nums text-ink-2'}>
                    <Spoken>{comSinal(ajuste.valor)}</Spoken>
                  </strong>{' '}
                  {NOME_DO_AJUSTE[ajuste.tipo]}: {ajuste.motivo}
                  {acordo && <em className="block text-ink-2 not-italic">{acordo}</em>}
                </span>
                {preparado_em === null && (
                  <IconButton
                    icon={X}
                    size="sm"
                    label={`Cancelar ajuste de ${spokenText(comSinal(ajuste.valor))}`}
                    onClick={() => onCancel(ajuste)}
                    className="-my-1 -mr-2"
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

type Props = {
  row: LinhaDoFechamento;
  /** the company's fee in the week; undefined until it is known */
  percentual: number | undefined;
  pagamentos: Pagamentos;
  dialog: PagamentoDialog;
  reload: () => Promise<void>;
};

/** The courier of the payout: photo, name and counts. */
function Quem({ row: { entregador_id, nome_completo, total_entregas, total_comercios } }: Pick<Props, 'row'>) {
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
export function PagamentoPanel({ row, percentual, pagamentos, dialog, reload }: Props) {
  return (
    <div className="grid gap-4">
      <Soma row={row} percentual={percentual} />
      {row.contestacao && <Contestacao key={row.contestacao.id} contestacao={row.contestacao} reload={reload} />}
      {!falta(row) && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-[14px] leading-5 font-semibold">{estadoPorExtenso(row)}</p>
          {row.estado === 'paga' && (
            <Button
              variant="ghost"
              size="sm"
              icon={RotateCcw}
              onClick={() => dialog.show({ tipo: 'estorno', row })}
              className="-mr-2"
            >
              Estornar
            </Button>
          )}
        </div>
      )}
      {falta(row) && fraseDoBanco(row) && <Banner tone="aviso">{fraseDoBanco(row)}</Banner>}
      <BlocoDoPix row={row} pagamentos={pagamentos} />
      <Ajustes
        row={row}
        onLancar={() => dialog.show({ tipo: 'ajuste', row })}
        onCancel={(ajuste) => dialog.show({ tipo: 'cancelar', row, ajuste })}
      />
    </div>
  );
}

export type PagamentoProps = { folha: Sheet; pagamentos: Pagamentos; dialog: PagamentoDialog };

/** The chosen payout, beside the sheet. */
export function PagamentoAoLado({ folha, pagamentos, dialog }: PagamentoProps) {
  const { chosen, undo } = pagamentos;
  if (!chosen) return null;
  return (
    <Card
      aria-label="Pagamento escolhido"
      className="flex flex-col lg:sticky lg:top-6 lg:max-h-[max(420px,calc(100dvh-108px))] print:hidden"
    >
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <div className="mb-4">
          <Quem row={chosen} />
        </div>
        <PagamentoPanel
          row={chosen}
          percentual={folha.folha?.taxa_percentual}
          pagamentos={pagamentos}
          dialog={dialog}
          reload={folha.reload}
        />
      </div>
      <div className="grid gap-3 border-t border-line p-4 empty:hidden">
        <AcoesDoPagamento row={chosen} pagamentos={pagamentos} />
        <UndoMarkBar undo={undo} />
      </div>
    </Card>
  );
}
