import { errorStatus, errorText, returning, unanswered } from '@corre/client/error.ts';
import type { Outputs } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { homeOf } from '@corre/contract/panels.ts';
import { CREDENCIAIS_INVALIDAS } from '@corre/contract/sessao/regras.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { goTo } from '@corre/ui/shell/leave.ts';
import { leftForGood } from '@corre/ui/shell/leave-later.ts';
import { type Sessao, storeSession, storeTimestampOnline } from '@corre/ui/shell/session.ts';
import { useEffect, useState } from 'react';
import { postAct } from '../../post-act.ts';
import { storeRecemCadastrado } from '../../recem-cadastrado.ts';

/** Matches the files in a panel's page: script, parts of the first view, style sheet, fonts. */
const FILE = /(?:src|href)="(\/[^"]*\/assets\/[^"]+)"/g;

/** Whether the browser saves data. Nothing is then loaded in advance. */
const savesData = (): boolean =>
  'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);

async function fetchPanel(home: string, signal: AbortSignal): Promise<void> {
  // A panel with a host of its own redirects there. Files fetched from here would not be in its cache.
  const get = (url: string) => fetch(url, { signal, redirect: 'error', priority: 'low' });
  const page = await (await get(home)).text();
  const files = [...page.matchAll(FILE)].map(([, file = '']) => file);
  await Promise.all(files.map(async (file) => (await get(file)).arrayBuffer()));
}

type Prefetch = { home: string; done: Promise<void>; stop: () => void };
let running: Prefetch | null = null;

/**
 * Loads the panel of an access type into the browser's cache during typing, so that it opens at once after the login.
 * Resolves when the files are loaded. A call for another type aborts it. Never rejects: without it the panel loads its
 * files itself.
 */
function prefetchPanel(tipo: UserType): Promise<void> {
  const home = homeOf(tipo);
  if (running?.home === home) return running.done;
  running?.stop();
  const abort = new AbortController();
  const done = savesData() ? Promise.resolve() : fetchPanel(home, abort.signal).catch(() => undefined);
  running = { home, done, stop: () => abort.abort() };
  return done;
}

interface Credenciais {
  tipo: UserType;
  usuario: string;
  senha: string;
}

/** Time to read the greeting before the panel loads, in milliseconds. */
const GREETING_MS = 700;
/**
 * In milliseconds. The login waits at most this long for the panel's files. The panel would request unfinished files
 * again.
 */
const PATIENCE_MS = 5_000;

/**
 * Returns the text of the toast. Any failure is 'Credenciais inválidas' [entrada], with two exceptions: too many
 * attempts, and a registration that is not approved [aprovacao]. These have the server's text.
 */
const toastOf = (error: unknown): string =>
  [403, 429].includes(errorStatus(error) ?? 0) ? errorText(error, CREDENCIAIS_INVALIDAS) : CREDENCIAIS_INVALIDAS;

/** Returns the line above the form, which distinguishes a wrong password from a lost connection. */
function lineOf(error: unknown): string {
  if (returning(error)) return errorText(error, FALHAS['sessao.entrar']);
  if (unanswered(error)) return 'Sem resposta do servidor. Confira a internet e tente de novo.';
  if (errorStatus(error) === 401) return 'Confira o tipo de acesso, o usuário e a senha.';
  return errorText(error, FALHAS['sessao.entrar']);
}

type Answers = Outputs['sessao'];

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

const after = (ms: number) => new Promise((then) => setTimeout(then, ms));

async function goHome(tipo: UserType): Promise<void> {
  await Promise.race([Promise.all([prefetchPanel(tipo), after(GREETING_MS)]), after(PATIENCE_MS)]);
  goTo(homeOf(tipo));
}

/**
 * Returns the login function [entrada]: it signs in and opens the type's panel with a full page load. The panel's files
 * already load during typing.
 */
export function useLogin({ tipo, onFailure }: { tipo: UserType; onFailure: () => void }) {
  const [problema, setProblema] = useState<string | null>(null);
  const [signingIn, setSigningIn] = useState(false);

  useEffect(() => void prefetchPanel(tipo), [tipo]);

  async function login(credenciais: Credenciais) {
    setSigningIn(true);
    setProblema(null);
    try {
      const sessao = await signIn(credenciais);
      leftForGood();
      storeSession(sessao);
      storeTimestampOnline(null);
      storeRecemCadastrado(null);
      notify.success(`Bem-vindo, ${sessao.user_name || sessao.comercio_nome}!`);
      void goHome(sessao.user_type);
    } catch (error) {
      setSigningIn(false);
      setProblema(lineOf(error));
      notify.error(toastOf(error));
      onFailure();
    }
  }
  return { login, signingIn, problema };
}
