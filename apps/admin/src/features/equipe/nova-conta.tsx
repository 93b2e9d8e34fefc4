import { errorField, refusalReason } from '@corre/client/error.ts';
import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { criarFuncionarioSchema } from '@corre/contract/equipe/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { LINK_MINUTOS } from '@corre/contract/links/regras.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { LinkReady } from '@corre/ui/shell/links/link-ready.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { Headset, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';

type Digitado = z.input<typeof criarFuncionarioSchema>;
type Pedido = z.output<typeof criarFuncionarioSchema>;
type Criada = Outputs['equipe']['criar'];

const SEM_RESPOSTA = 'A resposta não chegou. Se a conta já está na lista, dê um link para ela.';

const OPCOES = [
  { value: 'suporte', label: 'Suporte', icon: Headset },
  { value: 'admin', label: 'Administrador', icon: ShieldCheck },
] as const;

function useNovaConta() {
  const utils = trpc.useUtils();
  const form = useForm<Digitado, unknown, Pedido>({
    resolver: zodResolver(criarFuncionarioSchema),
    defaultValues: { user_type: 'suporte', usuario: '', nome: '' },
  });
  const criar = trpc.equipe.criar.useMutation({
    onError: (error) => {
      const motivo = refusalReason(error);
      if (motivo !== null && errorField(error) === 'usuario')
        form.setError('usuario', { message: motivo }, { shouldFocus: true });
      else notifyFailureWithReason(FALHAS['equipe.criar'], error, SEM_RESPOSTA);
    },
    onSettled: () => utils.equipe.invalidate(),
  });
  return { form, criar };
}

const Pronta = ({ criada }: { criada: Criada }) => (
  <div className="grid gap-4">
    <p>
      <strong>{criada.message}.</strong> A conta ainda não tem senha: quem recebe o link escolhe a sua.
    </p>
    <LinkReady criado={criada.link} />
  </div>
);

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** A new account of the staff: kind, name and user name. No password is typed: the account begins with its link. */
export function NovaConta({ open, onOpenChange }: Props) {
  const id = useId();
  const { form, criar } = useNovaConta();
  const { errors } = form.formState;
  return (
    <Dialog
      open={open}
      // The dialog stays open until the answer, which alone has the link.
      onOpenChange={(next) => !criar.isPending && onOpenChange(next)}
      dismissible={false}
      title="Nova conta"
      footer={
        criar.data ? (
          <Button onClick={() => onOpenChange(false)}>Pronto</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={criar.isPending} onClick={() => onOpenChange(false)}>
              Voltar
            </Button>
            <Button type="submit" form={id} loading={criar.isPending} loadingLabel="Criando...">
              Criar conta
            </Button>
          </>
        )
      }
    >
      {criar.data ? (
        <Pronta criada={criar.data} />
      ) : (
        <form
          id={id}
          noValidate
          autoComplete="off"
          className="grid gap-5"
          onSubmit={form.handleSubmit((pedido) => criar.mutate(pedido))}
        >
          <Controller
            control={form.control}
            name="user_type"
            render={({ field }) => (
              <Field label="Tipo de conta" group>
                <Segmented options={OPCOES} value={field.value} onValueChange={field.onChange} columns={2} />
              </Field>
            )}
          />
          <Field label="Nome" error={errors.nome?.message}>
            <TextInput autoComplete="off" {...form.register('nome')} />
          </Field>
          <Field label="Usuário" hint="Com ele a pessoa entra. Não muda depois." error={errors.usuario?.message}>
            <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.register('usuario')} />
          </Field>
          <p className="text-[14px] leading-5 text-ink-2">
            Você não escolhe a senha: a conta começa com um link de {LINK_MINUTOS} minutos.
          </p>
        </form>
      )}
    </Dialog>
  );
}
