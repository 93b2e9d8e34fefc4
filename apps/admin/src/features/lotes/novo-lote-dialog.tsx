import { sumReais } from '@corre/contract/cents.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Checkbox } from '@corre/ui/kit/checkbox/checkbox.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import { useSession } from '@corre/ui/shell/require-session.tsx';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { falta } from '../pagamentos/contas.ts';
import type { Lotes } from './use-lotes.ts';

const ROW_PX = 40;

type Props = {
  semana_inicio: string;
  rows: readonly LinhaDoFechamento[];
  lotes: Lotes;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type QuemProps = {
  rows: readonly LinhaDoFechamento[];
  chosen: ReadonlySet<number>;
  onChoose: (ids: ReadonlySet<number>) => void;
};

/** The couriers of the file. Payouts with an objection are unticked at first. */
function Quem({ rows, chosen, onChoose }: QuemProps) {
  const change = (id: number, dentro: boolean) => {
    const novos = new Set(chosen);
    if (dentro) novos.add(id);
    else novos.delete(id);
    onChoose(novos);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Quem recebe</legend>
      <Checkbox
        checked={chosen.size === rows.length}
        onChange={({ target }) =>
          onChoose(new Set(target.checked ? rows.map(({ entregador_id }) => entregador_id) : []))
        }
        className="font-semibold"
      >
        Todos os que faltam pagar
      </Checkbox>
      <div data-rolagem="" className="max-h-[300px] overflow-y-auto rounded-[10px] border border-line px-3 py-1">
        <VirtualList inBox items={rows} keyOf={({ entregador_id }) => entregador_id} height={ROW_PX}>
          {({ entregador_id, nome_completo, liquido, contestacao }) => (
            <Checkbox
              checked={chosen.has(entregador_id)}
              onChange={({ target }) => change(entregador_id, target.checked)}
              className="[&>span:last-child]:flex-1"
            >
              <span className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {nome_completo}
                  {contestacao && <span className="text-ink-2"> (contestada)</span>}
                </span>
                <span className="shrink-0 tabular-nums">{formatMoney(liquido)}</span>
              </span>
            </Checkbox>
          )}
        </VirtualList>
      </div>
    </fieldset>
  );
}

/** The dialog that creates a bank file: payouts, layout and approval. The creation freezes the amounts. */
export function NovoLoteDialog({ semana_inicio, rows, lotes, open, onOpenChange }: Props) {
  const { user_name } = useSession();
  const pagaveis = rows.filter(falta);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(pagaveis.filter(({ contestacao }) => !contestacao).map(({ entregador_id }) => entregador_id)),
  );
  const { layouts = [], falta: ausentes = [] } = lotes.daSemana ?? {};
  const [nome, setNome] = useState<string | null>(null);
  const layout = layouts.find((um) => um.nome === nome) ?? layouts[0];
  const dentro = pagaveis.filter(({ entregador_id }) => chosen.has(entregador_id));
  const pronto = dentro.length > 0 && layout !== undefined && ausentes.length === 0;
  const gerar = () =>
    layout &&
    lotes.criar.mutate(
      { semana_inicio, entregador_ids: dentro.map(({ entregador_id }) => entregador_id), banco: layout.nome },
      { onSuccess: () => onOpenChange(false) },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Gerar arquivo do banco"
      description="Um arquivo de remessa com os PIX escolhidos, para o aplicativo do banco. Gerar fecha os valores."
      width={600}
      footer={
        <>
          <p className="mr-auto text-[14px] leading-5 tabular-nums max-sm:basis-full">
            <strong>{countOf(dentro.length, 'pagamento', 'pagamentos')}</strong> ·{' '}
            {formatMoney(sumReais(dentro, ({ liquido }) => liquido))}
          </p>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button
            icon={FileDown}
            disabled={!pronto}
            loading={lotes.criar.isPending}
            loadingLabel="Gerando..."
            onClick={gerar}
          >
            Aprovar e gerar
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {ausentes.length > 0 && (
          <Banner tone="aviso">
            Falta na configuração do servidor: {ausentes.join(', ')}. Sem isso nenhum arquivo é gerado.
          </Banner>
        )}
        <Field label="Layout do arquivo">
          <Select
            options={layouts.map(({ nome: value, titulo }) => ({ value, label: titulo }))}
            value={layout?.nome ?? ''}
            onChange={({ target }) => setNome(target.value)}
          />
        </Field>
        {layout && !layout.homologado && (
          <Banner tone="aviso">Layout genérico, não homologado: peça ao seu banco que o valide antes de usar.</Banner>
        )}
        {pagaveis.length === 0 ? (
          <EmptyState title="Ninguém falta pagar nesta semana" />
        ) : (
          <Quem rows={pagaveis} chosen={chosen} onChoose={setChosen} />
        )}
        <p className="text-[14px] leading-5 text-ink-2">
          Aprovado por <strong className="text-ink">{user_name || 'Administrador'}</strong>. Fica no registro do lote.
        </p>
      </div>
    </Dialog>
  );
}
