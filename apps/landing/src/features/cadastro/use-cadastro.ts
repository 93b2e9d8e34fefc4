import { statusDoErro, textoDoErro } from '@corre/api/client/erro.ts';
import { trpc } from '@corre/api/client/trpc.ts';
import { CADASTRO_REALIZADO, formularioCadastroSchema } from '@corre/api/entregadores/contrato.ts';
import { SENHAS_NAO_CONFEREM } from '@corre/api/senhas/contrato.ts';
import { notify } from '@corre/ui/toaster/notify.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { rememberType } from '../login/tipos-de-acesso.ts';
import type { CampoObrigatorio, Formulario, Preenchido } from './grupos.ts';
import { readDraft, storeDraft } from './rascunho.ts';

/** Registration failure (specification §8). */
const ERRO_AO_CADASTRAR = 'Erro ao cadastrar. Verifique os dados.';
/** Redirect to /login after success, in milliseconds (specification §9). */
const REDIRECT_MS = 2_000;

/** The field that a refusal is about: the server names it in its sentence. */
function fieldOf(detail: string): CampoObrigatorio | null {
  if (/usuário/i.test(detail)) return 'usuario';
  if (/CPF/.test(detail)) return 'cpf';
  return null;
}

/** The registration form: draft, validation by the server's own schema, sending, and the way to the login. */
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
  useEffect(() => {
    if (!cadastrar.isSuccess) return;
    const timer = setTimeout(() => navigate('/login'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [cadastrar.isSuccess, navigate]);

  // The summary is drawn by the same update: it takes the focus once it is there.
  const toSummary = () => setTimeout(() => summary.current?.focus());
  const refuse = (erro: unknown) => {
    const status = statusDoErro(erro);
    const detail = textoDoErro(erro, ERRO_AO_CADASTRAR);
    const campo = status !== null && status < 500 ? fieldOf(detail) : null;
    if (campo) setError(campo, { type: 'servidor', message: detail });
    setProblema(detail === ERRO_AO_CADASTRAR ? 'Não foi possível enviar agora. Seus dados continuam aqui.' : detail);
    notify.error(ERRO_AO_CADASTRAR);
    toSummary();
  };
  const send = async ({ confirma_senha: _, ...dados }: Preenchido) => {
    setProblema(null);
    try {
      await cadastrar.mutateAsync({ ...dados, aceita_privacidade: true });
      storeDraft(null);
      rememberType('entregador');
      notify.success(CADASTRO_REALIZADO);
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
