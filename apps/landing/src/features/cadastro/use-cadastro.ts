import { errorField, refusalReason } from '@corre/client/error.ts';
import type { Outputs } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { SENHAS_NAO_CONFEREM } from '@corre/contract/sessao/regras.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { whenCalm } from '@corre/ui/shell/calm.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { CADASTRO_ENVIADO_PATH } from '../../paths.ts';
import { postAct } from '../../post-act.ts';
import { storeRecemCadastrado } from '../../recem-cadastrado.ts';
import { rememberType } from '../login/tipos-de-acesso.ts';
import { CAMPOS, type CampoObrigatorio, type Formulario, isRequired, type Preenchido } from './grupos.ts';

const KEY = 'rascunho_cadastro';
/** Passwords are never stored. */
const SECRET = new Set(['senha', 'confirma_senha']);

/** All fields except the answer about the ranking are texts. */
const TEXT_FIELDS = CAMPOS.filter((campo) => campo !== 'aparece_no_ranking');

/** An empty form, without an answer about the ranking. */
const EMPTY: DefaultValues<Formulario> = {
  ...Object.fromEntries(TEXT_FIELDS.map((campo) => [campo, ''])),
  aparece_no_ranking: undefined,
};

/** Returns the values that may be stored: texts without the passwords, and the answer about the ranking. */
export function draftOf(valores: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = TEXT_FIELDS.filter((campo) => !SECRET.has(campo) && typeof valores[campo] === 'string');
  return {
    ...Object.fromEntries(kept.map((campo) => [campo, valores[campo]])),
    ...(typeof valores.aparece_no_ranking === 'boolean' && { aparece_no_ranking: valores.aparece_no_ranking }),
  };
}

/** Returns the draft of this tab. Returns an empty form without a draft, or if the draft is invalid. */
function readDraft(): DefaultValues<Formulario> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...EMPTY, ...draftOf({ ...stored }) } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Stores the draft for this tab; null removes it. Without storage the form works too, but a reload empties it. */
function storeDraft(valores: Readonly<Record<string, unknown>> | null): void {
  try {
    if (valores === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draftOf(valores)));
  } catch {
    // Storage may be forbidden.
  }
}

type Rules = typeof import('./form-rules.ts');

/** Loads the rules of the form. They are half of the page's script, and needed only once something is typed. */
const loadRules = (): Promise<Rules> => import('./form-rules.ts');

/** Until the rules are loaded, every field counts as invalid. */
const ALL_FIELDS: ReadonlySet<string> = new Set(CAMPOS);

/** Returns the required fields that are invalid now. The rules load once `touched` is true. */
export function useInvalidFields(valores: unknown, touched: boolean): ReadonlySet<string> {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    if (!touched) return;
    // Without the rules the form still accepts input, and a submit loads them again.
    loadRules().then(setRules, () => undefined);
  }, [touched]);
  return rules?.invalidFields(valores) ?? ALL_FIELDS;
}

type Cadastrado = Outputs['entregadores']['cadastrar'];

/** Returns the field of the form that the refusal is about, or null. */
function fieldOf(erro: unknown): CampoObrigatorio | null {
  const campo = errorField(erro);
  return campo !== null && isRequired(campo) ? campo : null;
}

/**
 * Returns the registration form [cadastro]: draft, validation by the server's own schema, sending, and navigation to
 * the last page.
 */
export function useCadastro() {
  const [, navigate] = useLocation();
  const [problema, setProblema] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [enviando, setEnviando] = useState(false);
  const [draft] = useState(readDraft);
  const form = useForm<Formulario, unknown, Preenchido>({
    resolver: async (...asked) => (await loadRules()).resolver(...asked),
    defaultValues: draft,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, setError } = form;

  // Loads the rules before the first field is left. A late error text would move the next field while it has the focus.
  useEffect(() => whenCalm(() => void loadRules().catch(() => undefined)), []);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }),
    [subscribe],
  );

  // Focuses the summary after it is rendered. The rules may load first, so the render that shows the summary is not the
  // next one.
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !summary.current) return;
    wanted.current = false;
    summary.current.focus();
  });
  const toSummary = () => {
    wanted.current = true;
  };
  const refuse = (erro: unknown) => {
    setEnviando(false);
    const motivo = refusalReason(erro);
    const campo = fieldOf(erro);
    if (motivo !== null && campo) setError(campo, { type: 'servidor', message: motivo });
    setProblema(motivo ?? 'Não foi possível enviar agora. Seus dados continuam aqui.');
    notify.error(FALHAS['entregadores.cadastrar']);
    toSummary();
  };
  const send = async ({ confirma_senha: _, ...values }: Preenchido) => {
    setProblema(null);
    setEnviando(true);
    try {
      const body = { ...values, aceita_privacidade: true };
      const { message, aguarda_aprovacao = false } = await postAct<Cadastrado>('/api/cadastro', body);
      storeDraft(null);
      rememberType('entregador');
      storeRecemCadastrado({ usuario: values.usuario, message, aguarda_aprovacao });
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
  const submit = form.handleSubmit(send, stop);
  return {
    form,
    /** true if a draft has values to check before anything is typed */
    hasDraft: draft !== EMPTY,
    summary,
    problema,
    enviando,
    // If the rules fail to load, nothing is checked and nothing is sent.
    submit: (event: SubmitEvent) => void submit(event).catch(refuse),
  };
}
