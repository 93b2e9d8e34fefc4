import { errorField, refusalReason } from '@corre/client/error.ts';
import type { Outputs } from '@corre/client/trpc.ts';
import { ESPERA_APOS_CADASTRO_MS } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { SENHAS_NAO_CONFEREM } from '@corre/contract/sessao/regras.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { whenCalm } from '@corre/ui/shell/calm.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { postAct } from '../../post-act.ts';
import { storeRecemCadastrado } from '../../recem-cadastrado.ts';
import { rememberType } from '../login/tipos-de-acesso.ts';
import { FIELDS, type Form, isRequired, type Preenchido, type RequiredField } from './grupos.ts';

const KEY = 'rascunho_cadastro';
/** Passwords are never stored. */
const SECRET = new Set(['senha', 'confirma_senha']);

/** All fields except the answer about the ranking are texts. */
const TEXT_FIELDS = FIELDS.filter((field) => field !== 'aparece_no_ranking');

/** An empty form, without an answer about the ranking. */
const EMPTY: DefaultValues<Form> = {
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])),
  aparece_no_ranking: undefined,
};

/** Returns the values that may be stored: texts without the passwords, and the answer about the ranking. */
export function draftOf(valores: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = TEXT_FIELDS.filter((field) => !SECRET.has(field) && typeof valores[field] === 'string');
  return {
    ...Object.fromEntries(kept.map((field) => [field, valores[field]])),
    ...(typeof valores.aparece_no_ranking === 'boolean' && { aparece_no_ranking: valores.aparece_no_ranking }),
  };
}

/** Returns the draft of this tab. Returns an empty form without a draft, or if the draft is invalid. */
function readDraft(): DefaultValues<Form> {
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
const ALL_FIELDS: ReadonlySet<string> = new Set(FIELDS);

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
function fieldOf(error: unknown): RequiredField | null {
  const field = errorField(error);
  return field !== null && isRequired(field) ? field : null;
}

/**
 * Returns the registration form [cadastro]: draft, validation by the server's own schema, sending, and the way to the
 * login. The form stays busy until then.
 */
export function useCadastro() {
  const [, navigate] = useLocation();
  const [problema, setProblema] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [sending, setSending] = useState(false);
  const [registered, setRegistered] = useState(false);
  const [draft] = useState(readDraft);
  const form = useForm<Form, unknown, Preenchido>({
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

  useEffect(() => {
    if (!registered) return;
    const leave = setTimeout(() => navigate('/login', { replace: true }), ESPERA_APOS_CADASTRO_MS);
    return () => clearTimeout(leave);
  }, [registered, navigate]);

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
  const refuse = (error: unknown) => {
    setSending(false);
    const motivo = refusalReason(error);
    const field = fieldOf(error);
    if (motivo !== null && field) setError(field, { type: 'servidor', message: motivo });
    setProblema(motivo ?? 'Não foi possível enviar agora. Seus dados continuam aqui.');
    notify.error(FALHAS['entregadores.cadastrar']);
    toSummary();
  };
  const send = async ({ confirma_senha: _, ...values }: Preenchido) => {
    setProblema(null);
    setSending(true);
    try {
      const body = { ...values, aceita_privacidade: true };
      const { message, aguarda_aprovacao = false } = await postAct<Cadastrado>('/api/cadastro', body);
      storeDraft(null);
      rememberType('entregador');
      storeRecemCadastrado({ usuario: values.usuario, aguarda_aprovacao });
      notify.success(message);
      setRegistered(true);
    } catch (error) {
      refuse(error);
    }
  };
  const stop = (errors: FieldErrors<Form>) => {
    setProblema(null);
    if (errors.confirma_senha?.message === SENHAS_NAO_CONFEREM) notify.error(SENHAS_NAO_CONFEREM);
    toSummary();
  };
  const submit = form.handleSubmit(send, stop);
  return {
    form,
    /** true if a draft has values to check before anything is typed */
    hasDraft: draft !== EMPTY,
    summary,
    problema,
    sending,
    // If the rules fail to load, nothing is checked and nothing is sent.
    submit: (event: SubmitEvent) => void submit(event).catch(refuse),
  };
}
