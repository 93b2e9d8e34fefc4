import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';

export const PEOPLE = ['entregador', 'comercio', 'admin', 'suporte'] as const;
type Person = (typeof PEOPLE)[number];
/** Who calls: an account of each type, a key of the shop with all scopes, or nobody. */
export type Caller = Person | 'chave' | 'ninguem';

/** A company whose accounts are replaced when a call has ended their session. */
export interface Company {
  api: TestApi;
  accounts: Record<Person, SignedIn>;
  /** Returns the headers of a caller. */
  headersOf(caller: Caller): Record<string, string>;
  /** Makes a new account, or a new key, in place of one that is refused with 401. */
  replace(caller: Caller): Promise<void>;
  close(): Promise<void>;
}

const MANY = '1000000';

export async function openCompany(): Promise<Company> {
  const api = await startApi({
    LOGIN_FALHAS_IP_DIA: MANY,
    LOGIN_FALHAS_USUARIO: '100000',
    BUSCAS_POR_MINUTO: MANY,
    ABERTAS_POR_LOJA: '10000',
  });
  const make = (who: Person): Promise<SignedIn> => {
    if (who === 'entregador') return api.novo.entregador();
    return who === 'comercio' ? api.novo.comercio() : api.novo.funcionario(who);
  };
  const accounts = {
    entregador: await make('entregador'),
    comercio: await make('comercio'),
    admin: await make('admin'),
    suporte: await make('suporte'),
  };
  let { chave } = await criarChave(accounts.comercio);
  return {
    api,
    accounts,
    headersOf(caller) {
      if (caller === 'ninguem') return {};
      if (caller === 'chave') return comChave(chave);
      return { cookie: accounts[caller].cliente.cookie };
    },
    async replace(caller) {
      if (caller === 'ninguem') return;
      if (caller !== 'chave') accounts[caller] = await make(caller);
      if (caller === 'chave') accounts.comercio = await make('comercio');
      if (caller === 'chave' || caller === 'comercio') ({ chave } = await criarChave(accounts.comercio));
    },
    close: () => api.close(),
  };
}
