import { trpc } from '@corre/client/trpc.ts';
import {
  type DadosDeCobranca,
  type NovosDadosDeCobranca,
  salvarDadosDeCobrancaSchema,
} from '@corre/contract/comercios/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useBeforeEdit } from '@corre/ui/shell/use-before-edit.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';

const typed = ({ razao_social, documento }: DadosDeCobranca) => ({
  razao_social: razao_social ?? '',
  documento: documento ?? '',
});

/** Returns the form of the shop's legal name and CNPJ or CPF. No draft keeps them, because they name a person. */
function useDadosDaFatura(onEnd: () => void) {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const dados = trpc.comercios.dadosDeCobranca.useQuery({ comercio_nome });
  const { razao_social = null, documento = null } = dados.data ?? {};
  const form = useForm<z.input<typeof salvarDadosDeCobrancaSchema>, unknown, NovosDadosDeCobranca>({
    values: typed({ razao_social, documento }),
    // A refetch must not overwrite the fields that the user is editing.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(salvarDadosDeCobrancaSchema),
  });
  const { before, renew } = useBeforeEdit(dados.data, form.formState.isDirty);
  const salvar = trpc.comercios.salvarDadosDeCobranca.useMutation({
    onSuccess: ({ message, ...salvos }) => {
      utils.comercios.dadosDeCobranca.setData({ comercio_nome }, salvos);
      form.reset(typed(salvos), { keepDirtyValues: false });
      notify.success(message);
      onEnd();
    },
    onError: async (error) => {
      notifyFailureWithReason(FALHAS['comercios.salvarDadosDeCobranca'], error);
      renew((await dados.refetch()).data);
    },
    onSettled: () => utils.faturas.invalidate(),
  });
  return {
    form,
    errors: form.formState.errors,
    known: dados.data !== undefined,
    failed: dados.isError,
    retry: () => void dados.refetch(),
    enviar: form.handleSubmit((novos) => {
      if (!salvar.isPending) salvar.mutate({ comercio_nome, ...novos, antes: before });
    }),
    saving: salvar.isPending,
  };
}

const FORM = 'dados-da-fatura';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog with the name and number to which the company's bank charges the invoices [cobranca-pix]. */
export function DadosDaFaturaDialog({ open, onOpenChange }: Props) {
  const { form, errors, known, failed, retry, enviar, saving } = useDadosDaFatura(() => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Dados da fatura"
      description="Com eles, o PIX da fatura se confirma sozinho."
      width={480}
      dismissible={false}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button type="submit" form={FORM} disabled={!known} loading={saving} loadingLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      {known ? (
        <form id={FORM} onSubmit={enviar} noValidate className="grid gap-4">
          <Field label="Razão social ou nome completo" error={errors.razao_social?.message}>
            <TextInput autoComplete="organization" {...form.register('razao_social')} />
          </Field>
          <Field
            label="CNPJ ou CPF"
            error={errors.documento?.message}
            hint="Para voltar ao PIX comum, apague os dois e salve."
          >
            <TextInput autoComplete="off" placeholder="00.000.000/0000-00" {...form.register('documento')} />
          </Field>
        </form>
      ) : failed ? (
        <InlineError title={FALHAS['comercios.dadosDeCobranca']} onRetry={retry} />
      ) : (
        <Loading>
          <SkeletonRows rows={2} />
        </Loading>
      )}
    </Dialog>
  );
}
