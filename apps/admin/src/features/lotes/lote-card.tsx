import type { LinhaDeLote } from '@corre/contract/lotes/contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Check, Clock, Download, FileUp, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';

function Situacao({ lote: { cancelado_em, aguardando, recusados } }: { lote: LinhaDeLote }) {
  if (cancelado_em !== null) return <Badge tone="cancelada">Cancelado</Badge>;
  if (aguardando > 0) {
    return (
      <Badge tone="aguardando" icon={Clock}>
        Aguarda o banco
      </Badge>
    );
  }
  if (recusados > 0) {
    return (
      <Badge tone="aguardando" icon={TriangleAlert}>
        {countOf(recusados, 'recusado', 'recusados')}
      </Badge>
    );
  }
  return (
    <Badge tone="finalizada" icon={Check}>
      Pago
    </Badge>
  );
}

function detail({ pagos, recusados, aguardando, cancelado_em, motivo_cancelamento }: LinhaDeLote): string {
  if (cancelado_em !== null) return `Cancelado em ${formatDayMonthTime(cancelado_em)}: ${motivo_cancelamento ?? ''}`;
  return `${countOf(pagos, 'pago', 'pagos')}, ${countOf(recusados, 'recusado', 'recusados')}, ${aguardando} sem resposta do banco`;
}

type Props = {
  lote: LinhaDeLote;
  importando: boolean;
  onDownload: () => void;
  onImport: (file: File) => void;
  onCancel: () => void;
};

/**
 * One batch: number, total, state, hash. The actions download the file, import the bank's answer and cancel the batch.
 */
export function LoteCard({ lote, importando, onDownload, onImport, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const vivo = lote.cancelado_em === null;
  return (
    <li className="grid gap-2 border-t border-line p-4 first:border-t-0 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-[15px] leading-5">Lote nº {lote.nsa}</h3>
        <Situacao lote={lote} />
        <p className="text-[14px] leading-5 tabular-nums">
          {countOf(lote.quantidade, 'pagamento', 'pagamentos')} · <strong>{formatMoney(lote.total)}</strong>
        </p>
        <div className="ml-auto flex flex-wrap gap-1 max-sm:ml-0">
          <Button variant="ghost" size="sm" icon={Download} onClick={onDownload}>
            Baixar<span className="sr-only"> o arquivo nº {lote.nsa}</span>
          </Button>
          {vivo && (
            <>
              <Button
                variant="ghost"
                size="sm"
                icon={FileUp}
                loading={importando}
                onClick={() => field.current?.click()}
              >
                Importar retorno<span className="sr-only"> do lote nº {lote.nsa}</span>
              </Button>
              <input
                ref={field}
                type="file"
                tabIndex={-1}
                aria-label={`Arquivo de retorno do lote nº ${lote.nsa}`}
                className="hidden"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) onImport(file);
                  // Without a reset, the browser fires no event for the same file again.
                  target.value = '';
                }}
              />
            </>
          )}
          {vivo && lote.pagos === 0 && lote.recusados === 0 && (
            <Button variant="ghost" size="sm" icon={X} onClick={onCancel} className="text-perigo-ink">
              Cancelar<span className="sr-only"> o lote nº {lote.nsa}</span>
            </Button>
          )}
        </div>
      </div>
      <p className="text-[14px] leading-5 text-ink-2">{detail(lote)}</p>
      <p className="text-[13px] leading-[18px] text-ink-2 wrap-anywhere">
        {lote.nome_arquivo} · {lote.layout}
        {lote.homologado ? '' : ' (não homologado)'} · aprovado por {lote.aprovado_por} em{' '}
        {formatDayMonthTime(lote.criado_em)} · SHA-256 <code className="select-all">{lote.hash}</code>
      </p>
    </li>
  );
}
