import { errorField, refusalReason } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { type AplicativoCriado, criarAplicativoSchema } from '@corre/contract/integracoes/aplicativos-contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FlaskConical, Rocket } from 'lucide-react';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';

type Digitado = z.input<typeof criarAplicativoSchema>;
type Pedido = z.output<typeof criarAplicativoSchema>;

const SEM_RESPOSTA = 'A resposta não chegou. Se o aplicativo já está na lista, troque o segredo dele.';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onCriado: (criado: AplicativoCriado) => void };

/** The form of a new application: name, environment and addresses. */
export function NovoAplicativo({ open, onOpenChange, onCriado }: Props) {
  const id = useId();
  const utils = trpc.useUtils();
  const form = useForm<Digitado, unknown, Pedido>({
    resolver: zodResolver(criarAplicativoSchema),
    defaultValues: { nome: '', ambiente: 'teste', url_eventos: '', url_codigo: '' },
  });
  const { errors } = form.formState;
  const criar = trpc.aplicativos.criar.useMutation({
    onSuccess: onCriado,
    onError: (error) => {
      const campo = errorField(error);
      const motivo = refusalReason(error);
      if (motivo !== null && (campo === 'url_eventos' || campo === 'url_codigo'))
        form.setError(campo, { message: motivo }, { shouldFocus: true });
      else notifyFailureWithReason(FALHAS['aplicativos.criar'], error, SEM_RESPOSTA);
    },
    onSettled: () => utils.aplicativos.listar.invalidate(),
  });
  const endereco = { type: 'url', inputMode: 'url', autoComplete: 'off', placeholder: 'https://' } as const;
  return (
    <Dialog
      open={open}
      // The dialog must stay open until the answer, or nobody would see the secret.
      onOpenChange={(aberto) => !criar.isPending && onOpenChange(aberto)}
      dismissible={false}
      title="Novo aplicativo"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={criar.isPending}>
            Voltar
          </Button>
          <Button type="submit" form={id} loading={criar.isPending} loadingLabel="Criando...">
            Criar aplicativo
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        autoComplete="off"
        className="grid gap-5"
        onSubmit={form.handleSubmit((pedido) => criar.mutate(pedido))}
      >
        <Field label="Nome" hint="As lojas leem este nome quando autorizam." error={errors.nome?.message}>
          <TextInput autoComplete="off" placeholder="Ex.: PDV Exemplo" {...form.register('nome')} />
        </Field>
        <Controller
          control={form.control}
          name="ambiente"
          render={({ field }) => (
            <Field label="Ambiente" hint="Não muda depois. No teste nenhum entregador é chamado." group>
              <Segmented
                options={[
                  { value: 'teste', label: 'Teste', icon: FlaskConical },
                  { value: 'producao', label: 'Produção', icon: Rocket },
                ]}
                value={field.value}
                onValueChange={field.onChange}
              />
            </Field>
          )}
        />
        <Field label="Endereço dos avisos" note="(pode ficar para depois)" error={errors.url_eventos?.message}>
          <TextInput {...endereco} {...form.register('url_eventos')} />
        </Field>
        <Field label="Endereço do código de entrega" note="(opcional)" error={errors.url_codigo?.message}>
          <TextInput {...endereco} {...form.register('url_codigo')} />
        </Field>
      </form>
    </Dialog>
  );
}
