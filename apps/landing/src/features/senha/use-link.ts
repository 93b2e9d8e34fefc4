import { errorCode, errorText, returning, unanswered } from '@corre/client/error.ts';
import type { Outputs } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { PAGINA_DA_SENHA, segredoDoEndereco } from '@corre/contract/links/regras.ts';
import { homeOf } from '@corre/contract/panels.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useCallback, useEffect, useState } from 'react';
import { postAct } from '../../post-act.ts';
import { storeRecemCadastrado } from '../../recem-cadastrado.ts';
import { rememberType } from '../login/tipos-de-acesso.ts';

type LinkLido = Outputs['links']['ler'];

/** Where the page stands: the link is read, works, does not work, could not be read, or set the password. */
export type LinkState =
  | { at: 'lendo' }
  | { at: 'aberto'; link: LinkLido }
  | { at: 'recusado'; text: string; codigo: string | null }
  | { at: 'sem_resposta'; text: string }
  | { at: 'salva'; text: string; link: LinkLido };

const INCOMPLETO = 'Este link está incompleto. Copie o link inteiro, ou peça outro ao suporte da sua empresa.';
const SEM_RESPOSTA = 'Sem resposta do servidor. Confira a internet e tente de novo.';

const withoutAnswer = (error: unknown) => unanswered(error) || returning(error);

/** The link of the address. Each change of the address is a new object, also to the same link. */
interface Opened {
  segredo: string | null;
}

const opened = (): Opened => ({ segredo: segredoDoEndereco(location.hash) });

/** Returns the link of the address, also of one that is pasted over it later: that loads no new page. */
function useOpened(): Opened {
  const [link, setLink] = useState(opened);
  useEffect(() => {
    const change = () => setLink(opened());
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return link;
}

/** The link of the first administrator goes on to the questions of the first start. */
const COMECAR = '/comecar';
const ehOPrimeiro = () => new URLSearchParams(location.search).has('comecar');

/**
 * Signs the first administrator in with the password just chosen, and opens the questions of the first start. The
 * panel asks the server whose session it is, so nothing is stored here.
 */
async function comecar({ usuario }: LinkLido, senha: string): Promise<void> {
  await postAct('/api/login', { usuario, senha, user_type: 'admin' });
  location.assign(`${homeOf('admin')}${COMECAR}`);
}

/** Reads the link of the address, and sets the password by it [link-de-acesso]. */
export function useLink() {
  const link = useOpened();
  const [state, setState] = useState<LinkState>({ at: 'lendo' });
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [primeiro] = useState(ehOPrimeiro);

  const read = useCallback(async () => {
    const { segredo } = link;
    if (segredo === null) return setState({ at: 'recusado', text: INCOMPLETO, codigo: null });
    setState({ at: 'lendo' });
    try {
      setState({ at: 'aberto', link: await postAct<LinkLido>('/api/senha/link', { segredo }) });
    } catch (error) {
      if (withoutAnswer(error)) return setState({ at: 'sem_resposta', text: SEM_RESPOSTA });
      setState({ at: 'recusado', text: errorText(error, FALHAS['links.ler']), codigo: errorCode(error) });
    }
  }, [link]);
  useEffect(() => void read(), [read]);

  async function save(conta: LinkLido, nova_senha: string) {
    const { segredo } = link;
    setSaving(true);
    setRefused(undefined);
    try {
      const { message } = await postAct<Outputs['links']['usar']>('/api/senha', { segredo, nova_senha });
      // The used secret stays neither in the address nor in the history of a shared computer.
      history.replaceState(history.state, '', PAGINA_DA_SENHA);
      rememberType(conta.user_type);
      // The login begins with this account, and not with a registration that this tab made before.
      storeRecemCadastrado(null);
      // Without an answer to the login, the person signs in by hand.
      if (primeiro && conta.user_type === 'admin') await comecar(conta, nova_senha).catch(() => undefined);
      setState({ at: 'salva', text: message, link: conta });
    } catch (error) {
      if (withoutAnswer(error)) notify.error(SEM_RESPOSTA);
      else if (errorCode(error)?.startsWith('LINK_'))
        setState({ at: 'recusado', text: errorText(error, FALHAS['links.usar']), codigo: errorCode(error) });
      else setRefused(errorText(error, FALHAS['links.usar']));
    } finally {
      setSaving(false);
    }
  }

  return { state, primeiro, read: () => void read(), save, saving, refused, retype: () => setRefused(undefined) };
}
