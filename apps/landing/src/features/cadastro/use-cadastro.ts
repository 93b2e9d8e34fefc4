import { errorField, refusalReason } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { formularioCadastroSchema } from '@corre/contract/entregadores/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { SENHAS_NAO_CONFEREM } from '@corre/contract/senhas/contrato.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { CADASTRO_ENVIADO_PATH, storeRecemCadastrado } from '../../recem-cadastrado.ts';
import { rememberType } from '../login/tipos-de-acesso.ts';
import { type CampoObrigatorio, type Formulario, isRequired, type Preenchido } from './grupos.ts';
import { readDraft, storeDraft } from './rascunho.ts';

/** The form's field that a refusal is about; null when it is about none of them. */
function fieldOf(erro: unknown): CampoObrigatorio | null {
  const campo = errorField(erro);
  return campo !== null && isRequired(campo) ? campo : null;
}

/** The registration form: draft, validation by the server's own schema, sending, and the way to its last page. */
export function useCadastro() {
  const [, navigate] = useLocation();
  const [problema, setProblema] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const cadastrar = trpc.entregadores.cadastrar.useMutation();
  const form = useForm<Formulario, unknown, Preenchido>({
    resolver: zodResolver(formularioCadastroSchema),
    defaultValues: readDraft(),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, setError } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }),
    [subscribe],
  );

  // The summary is drawn by the same update: it takes the focus once it is there.
  const toSummary = () => setTimeout(() => summary.current?.focus());
  const refuse = (erro: unknown) => {
    const motivo = refusalReason(erro);
    const campo = fieldOf(erro);
    if (motivo !== null && campo) setError(campo, { type: 'servidor', message: motivo });
    setProblema(motivo ?? 'Não foi possível enviar agora. Seus dados continuam aqui.');
    notify.error(FALHAS['entregadores.cadastrar']);
    toSummary();
  };
  const send = async ({ confirma_senha: _, ...dados }: Preenchido) => {
    setProblema(null);
    try {
      const { message, aguarda_aprovacao = false } = await cadastrar.mutateAsync({
        ...dados,
        aceita_privacidade: true,
      });
      storeDraft(null);
      rememberType('entregador');
      storeRecemCadastrado({ usuario: dados.usuario, message, aguarda_aprovacao });
      navigate(CADASTRO_ENVIADO_PATH, { replace: true });
    } catch (erro) {
      refuse(erro);
    }
  };
  const stop = (erros: FieldErrors<Formulario>) => {
    setProblema(null);
    if (erros.confirma_senha?.message === SENHAS_NAO_CONFEREM) notify.error(SENHAS_NAO_CONFEREM);
    toSummary();
  };
  return {
    form,
    summary,
    problema,
    enviando: cadastrar.isPending || cadastrar.isSuccess,
    submit: form.handleSubmit(send, stop),
  };
}
