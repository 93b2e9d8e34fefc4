import { trpc } from '@corre/client/trpc.ts';
import type { Comercio } from '@corre/contract/comercios/contrato.ts';
import { type CadastroDoComercio, formularioDoComercioSchema } from '@corre/contract/comercios/edicao-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useBeforeEdit } from '@corre/ui/shell/use-before-edit.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';

const typed = ({ local, cobranca }: CadastroDoComercio) => ({
  local: {
    endereco_retirada: local.endereco_retirada ?? '',
    link_loja: local.link_loja ?? '',
    telefone: formatPhone(local.telefone ?? ''),
  },
  cobranca: { razao_social: cobranca.razao_social ?? '', documento: cobranca.documento ?? '' },
});

const VAZIO: CadastroDoComercio = {
  local: { endereco_retirada: null, link_loja: null, telefone: null },
  cobranca: { razao_social: null, documento: null },
};

/** Returns the form of a shop. Each opening reads the data, which the server records. No draft keeps them. */
function useEditarComercio(comercio_id: number, onEnd: () => void) {
  const utils = trpc.useUtils();
  const lido = trpc.comercios.cadastro.useQuery({ comercio_id }, { gcTime: 0, refetchOnWindowFocus: false });
  const form = useForm<
    z.input<typeof formularioDoComercioSchema>,
    unknown,
    z.output<typeof formularioDoComercioSchema>
  >({
    values: typed(lido.data ?? VAZIO),
    // After a refusal the data are read again. The fields that the user edits stay.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(formularioDoComercioSchema),
  });
  const { before, renew } = useBeforeEdit(lido.data, form.formState.isDirty);
  const salvar = trpc.comercios.editar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onEnd();
      return utils.comercios.listar.invalidate();
    },
    onError: async (error) => {
      notifyFailureWithReason(FALHAS['comercios.editar'], error);
      renew((await lido.refetch()).data);
    },
  });
  return {
    form,
    lido,
    saving: salvar.isPending,
    enviar: form.handleSubmit((novo) => {
      if (before && !salvar.isPending) salvar.mutate({ comercio_id, ...novo, antes: before });
    }),
  };
}

const FORM = 'editar-comercio';

type Props = { comercio: Pick<Comercio, 'id' | 'nome'>; open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog in which the administrator changes a shop's telephone, place, legal name and CNPJ. The shop is told. */
export function EditarComercioDialog({ comercio, open, onOpenChange }: Props) {
  const { form, lido, enviar, saving } = useEditarComercio(comercio.id, () => onOpenChange(false));
  const { local, cobranca } = form.formState.errors;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Editar ${comercio.nome}`}
      description="A loja é avisada no painel, e a mudança fica no registro."
      width={540}
      dismissible={false}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button type="submit" form={FORM} disabled={!lido.data} loading={saving} loadingLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      {lido.data ? (
        <form id={FORM} onSubmit={enviar} noValidate autoComplete="off" className="grid gap-4">
          <Field label="Telefone da loja" error={local?.telefone?.message}>
            <TextInput type="tel" autoComplete="off" {...form.register('local.telefone')} />
          </Field>
          <Field label="Endereço de retirada" error={local?.endereco_retirada?.message}>
            <TextInput autoComplete="off" {...form.register('local.endereco_retirada')} />
          </Field>
          <Field label="Link da loja no mapa" error={local?.link_loja?.message}>
            <TextInput type="url" inputMode="url" autoComplete="off" {...form.register('local.link_loja')} />
          </Field>
          <Field label="Razão social ou nome completo" error={cobranca?.razao_social?.message}>
            <TextInput autoComplete="off" {...form.register('cobranca.razao_social')} />
          </Field>
          <Field label="CNPJ ou CPF" error={cobranca?.documento?.message} hint="Sem os dois, a fatura usa o PIX comum.">
            <TextInput autoComplete="off" {...form.register('cobranca.documento')} />
          </Field>
        </form>
      ) : lido.isError ? (
        <InlineError title={FALHAS['comercios.cadastro']} onRetry={() => void lido.refetch()} />
      ) : (
        <Loading>
          <SkeletonRows rows={4} />
        </Loading>
      )}
    </Dialog>
  );
}
