import { trpc } from '@corre/client/trpc.ts';
import { dizerTaxaSchema, type NovaTaxa, type Taxa } from '@corre/contract/configuracoes/taxa-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { addDays, formatDayMonth } from '@corre/ui/domain/format/dates.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

/** The number of Mondays to choose from: a quarter of a year. */
const SEGUNDAS = 13;

/** Returns the Mondays from which a new rate may hold, the first one first. */
export function segundasPossiveis({ primeira_segunda, semana_inicio }: Taxa) {
  return Array.from({ length: SEGUNDAS }, (_, n) => addDays(primeira_segunda, 7 * n)).map((segunda) => ({
    value: segunda,
    label: segunda === semana_inicio ? 'Esta semana' : `Segunda, ${formatDayMonth(segunda)}`,
  }));
}

/** Reads a rate as people write it: '12,5', '12.5', '12%'. NaN for every other text. */
export const percentualDe = (texto: string): number =>
  /^\d{1,3}([.,]\d+)?\s*%?$/.test(texto.trim()) ? Number(texto.replace(',', '.').replace(/[\s%]/g, '')) : Number.NaN;

const schema = z.object({
  percentual: z.string().transform(percentualDe).pipe(dizerTaxaSchema.shape.percentual),
  vale_de: z.string().pipe(dizerTaxaSchema.shape.vale_de),
});

/** Returns what the form shows: the rate that holds on the first possible Monday. */
export function textosDaTaxa({ percentual, primeira_segunda, planejadas }: Taxa) {
  const [proxima] = planejadas;
  const dita = proxima?.vale_de === primeira_segunda ? proxima.percentual : percentual;
  return { percentual: dita.toLocaleString('pt-BR'), vale_de: primeira_segunda };
}

type Textos = ReturnType<typeof textosDaTaxa>;

/** Returns the form of the fee. `onSaved` gets null where nothing had changed. */
export function useTaxa({ taxa, onSaved }: { taxa: Taxa; onSaved: (message: string | null) => void }) {
  const utils = trpc.useUtils();
  const form = useForm<Textos, unknown, NovaTaxa>({
    values: textosDaTaxa(taxa),
    // A change by somebody else must not overwrite the fields that the user is editing.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(schema),
  });
  const dizer = trpc.configuracoes.dizerTaxa.useMutation({
    onSuccess: ({ message, taxa: salva }) => {
      utils.configuracoes.taxa.setData(undefined, salva);
      form.reset(textosDaTaxa(salva), { keepDirtyValues: false });
      void utils.publico.configuracao.invalidate();
      void utils.relatorios.invalidate();
      onSaved(message);
    },
    onError: (error) => notifyFailureWithReason(FALHAS['configuracoes.dizerTaxa'], error),
  });
  // Read while rendering, because react-hook-form keeps only what is read.
  const { isDirty } = form.formState;
  return {
    form,
    dirty: isDirty,
    saving: dizer.isPending,
    /** says a rate beside the form, as for a change that is taken back */
    dizer: (nova: NovaTaxa) => dizer.mutate(nova),
    enviar: form.handleSubmit((nova) => {
      if (dizer.isPending) return;
      if (isDirty) dizer.mutate(nova);
      else onSaved(null);
    }),
  };
}
