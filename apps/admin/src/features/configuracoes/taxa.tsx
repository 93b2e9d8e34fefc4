import { trpc } from '@corre/client/trpc.ts';
import { percentualLegivel } from '@corre/contract/configuracoes/taxa.ts';
import type { Taxa as Dados } from '@corre/contract/configuracoes/taxa-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate, formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { TaxaForm } from './taxa-form.tsx';

/** Who said which rate, the newest first. Absent while nobody said one. */
function Ditas({ ditas }: Pick<Dados, 'ditas'>) {
  if (ditas.length === 0) return null;
  return (
    <Card aria-labelledby="taxas-ditas" className="pb-2">
      <h3 id="taxas-ditas" className="px-5 py-3.5 text-[17px] leading-6 sm:px-6">
        Quem mudou a taxa
      </h3>
      <ul>
        {ditas.map(({ id, percentual, vale_de, quem, em }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line px-5 py-2.5 text-[14px] leading-5 sm:px-6"
          >
            <span>
              <strong>{percentualLegivel(percentual)}</strong> a partir de {formatDate(vale_de)}
            </span>
            <span className="text-ink-2">
              {quem}, {formatDayMonthTime(em)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The part 'Taxa': what holds, a new rate from a Monday on, and who said which. */
export function Taxa() {
  const { data, isError, isFetching, refetch } = trpc.configuracoes.taxa.useQuery();
  if (isError && !data)
    return <InlineError title={FALHAS['configuracoes.taxa']} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data)
    return (
      <Card className="p-6">
        <Loading>
          <SkeletonRows rows={4} />
        </Loading>
      </Card>
    );
  return (
    <>
      <TaxaForm
        taxa={data}
        onSaved={(message) => message && notify.success(message)}
        footer={({ saving, dirty }) => (
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <p role="status" className="text-[14px] leading-5 text-ink-2">
              {dirty ? 'Mudanças por salvar' : 'Sem mudanças por salvar'}
            </p>
            <Button
              type="submit"
              disabled={!dirty}
              loading={saving}
              loadingLabel="Salvando..."
              className="max-sm:w-full"
            >
              Salvar
            </Button>
          </div>
        )}
      />
      <Ditas ditas={data.ditas} />
    </>
  );
}
