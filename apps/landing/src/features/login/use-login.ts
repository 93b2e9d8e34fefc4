import { errorCode, errorField, errorStatus, errorText } from '@corre/client/error.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { OpcoesDeUso } from '@corre/contract/fatores/contrato.ts';
import { CREDENCIAIS_INVALIDAS } from '@corre/contract/sessao/regras.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { type Sessao, sessionOf } from '@corre/ui/shell/session.ts';
import { useEffect, useState } from 'react';
import { postAct } from '../../post-act.ts';
import { type Answers, enterPanel, lineOf } from '../entrada/open-session.ts';
import { prefetchPanel } from '../entrada/prefetch-panel.ts';
import { type SecondStep, secondStepOf } from './second-step.ts';

/** Loads at the press, because most people type a password. */
const passkeyLogin = () => import('./passkey-login.ts');

interface Credenciais {
  tipo: UserType;
  usuario: string;
  senha: string;
}

/**
 * Returns the text of the toast. Any failure is 'Credenciais inválidas' [entrada], with two exceptions: too many
 * attempts, and a registration that is not approved [aprovacao]. These have the server's text.
 */
const toastOf = (error: unknown): string =>
  [403, 429].includes(errorStatus(error) ?? 0) ? errorText(error, CREDENCIAIS_INVALIDAS) : CREDENCIAIS_INVALIDAS;

async function signIn({ tipo, usuario, senha }: Credenciais): Promise<Sessao> {
  if (tipo === 'comercio') {
    const credentials = { usuario, senha };
    const { user_type, comercio_nome } = await postAct<Answers['entrarComercio']>('/api/login/comercio', credentials);
    return { user_type, user_id: null, user_name: '', comercio_nome };
  }
  const credentials = { usuario, senha, user_type: tipo };
  const { user_type, user_id, nome } = await postAct<Answers['entrar']>('/api/login', credentials);
  return { user_type, user_id, user_name: nome, comercio_nome: '' };
}

/**
 * Returns the login function [entrada]: it signs in and opens the type's panel with a full page load. The panel's files
 * already load during typing. `step` is the second step that the server asks for after the password [segundo-fator].
 */
export function useLogin({ tipo, onFailure }: { tipo: UserType; onFailure: () => void }) {
  const [problema, setProblema] = useState<string | null>(null);
  const [wrongCode, setWrongCode] = useState<string | undefined>();
  const [signingIn, setSigningIn] = useState(false);
  const [step, setStep] = useState<SecondStep | null>(null);
  const [asking, setAsking] = useState(false);

  useEffect(() => void prefetchPanel(tipo), [tipo]);

  function begin() {
    setSigningIn(true);
    setProblema(null);
    setWrongCode(undefined);
  }

  /** Returns to the fields, which keep what was typed. They take the focus once they are shown. */
  function again() {
    setStep(null);
    requestAnimationFrame(onFailure);
  }

  async function login(credenciais: Credenciais) {
    begin();
    try {
      enterPanel(await signIn(credenciais));
    } catch (error) {
      setSigningIn(false);
      const next = secondStepOf(error);
      if (next) return setStep(next);
      setProblema(lineOf(error));
      notify.error(toastOf(error));
      onFailure();
    }
  }

  async function sendCode(codigo: string) {
    if (!step) return;
    if (codigo.trim() === '') return setWrongCode('Informe o código');
    begin();
    try {
      const { desafio } = step;
      enterPanel(sessionOf(await postAct<Answers['segundoFator']>('/api/login/segundo-fator', { desafio, codigo })));
    } catch (error) {
      setSigningIn(false);
      if (errorField(error) === 'codigo') return setWrongCode(errorText(error, FALHAS['sessao.segundoFator']));
      setProblema(lineOf(error));
      // The begun login is over, and only the password begins another.
      if (errorCode(error) === 'DESAFIO_TERMINADO') again();
    }
  }

  /** Answers the second step with a passkey. One that was refused ends the begun login. */
  async function sendPasskey(opcoes: OpcoesDeUso) {
    if (!step) return;
    setAsking(true);
    setProblema(null);
    setWrongCode(undefined);
    try {
      await (await passkeyLogin()).confirmByPasskey(step.desafio, opcoes);
    } catch (error) {
      setAsking(false);
      const { problemOf } = await passkeyLogin();
      setProblema(problemOf(error));
      if (errorStatus(error) !== null) again();
    }
  }

  return {
    login,
    sendCode,
    sendPasskey,
    asking,
    signingIn,
    problema,
    setProblema,
    wrongCode,
    retype: () => setWrongCode(undefined),
    step,
    back: () => {
      again();
      setProblema(null);
      setWrongCode(undefined);
    },
  };
}
