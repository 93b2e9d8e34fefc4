import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import type { LinhaDeLote } from '@corre/contract/lotes/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { FileDown, X } from 'lucide-react';
import { useState } from 'react';
import { MotivoDialog } from '../pagamentos/motivo-dialog.tsx';
import { CartaoDoLote } from './cartao-do-lote.tsx';
import { NovoLoteDialog } from './novo-lote-dialog.tsx';
import { ResultadoDialog } from './resultado-dialog.tsx';
import { useLotes } from './use-lotes.ts';

type Props = { semana_inicio: string; linhas: readonly LinhaDoFechamento[] };

/** The batches of the week: files for the bank, and the bank's answers. */
export function LotesDaSemana({ semana_inicio, linhas }: Props) {
  const lotes = useLotes(semana_inicio);
  const [novo, setNovo] = useState({ aberto: false, vez: 0 });
  const [alvo, setAlvo] = useState<{ lote: LinhaDeLote; aberto: boolean } | null>(null);
  const feitos = lotes.dados?.lotes ?? [];
  return (
    <Card aria-labelledby="lotes" className="print:hidden">
      <CardHeader id="lotes" title="Lotes para o banco" className="px-4 py-2 sm:px-5">
        <Button
          variant="secondary"
          size="sm"
          icon={FileDown}
          onClick={() => setNovo(({ vez }) => ({ aberto: true, vez: vez + 1 }))}
        >
          Gerar arquivo do banco
        </Button>
      </CardHeader>
      {feitos.length > 0 && (
        <ul aria-labelledby="lotes" className="border-t border-line">
          {feitos.map((lote) => (
            <CartaoDoLote
              key={lote.lote_id}
              lote={lote}
              importando={lotes.retorno.isPending && lotes.retorno.variables.id === lote.lote_id}
              onBaixar={() => void lotes.baixar(lote)}
              onImportar={(arquivo) => void lotes.importar(lote, arquivo)}
              onCancelar={() => setAlvo({ lote, aberto: true })}
            />
          ))}
        </ul>
      )}
      <NovoLoteDialog
        key={novo.vez}
        semana_inicio={semana_inicio}
        linhas={linhas}
        lotes={lotes}
        open={novo.aberto}
        onOpenChange={(aberto) => setNovo((antes) => ({ ...antes, aberto }))}
      />
      <ResultadoDialog resultado={lotes.retorno.data} onFechar={lotes.retorno.reset} />
      {alvo && (
        <MotivoDialog
          key={alvo.lote.lote_id}
          open={alvo.aberto}
          onOpenChange={(abrir) => !abrir && setAlvo({ ...alvo, aberto: false })}
          icon={X}
          title={`Cancelar o lote nº ${alvo.lote.nsa}?`}
          description={`${countOf(alvo.lote.quantidade, 'pagamento', 'pagamentos')} de ${formatMoney(alvo.lote.total)} voltam a falta pagar. Cancele só se o banco não recebeu o arquivo, ou pagaria duas vezes.`}
          confirmLabel="Cancelar lote"
          loadingLabel="Cancelando..."
          onMotivo={(motivo) =>
            lotes.cancelar.mutate(
              { id: alvo.lote.lote_id, motivo },
              { onSuccess: () => setAlvo({ ...alvo, aberto: false }) },
            )
          }
          enviando={lotes.cancelar.isPending}
        />
      )}
    </Card>
  );
}
