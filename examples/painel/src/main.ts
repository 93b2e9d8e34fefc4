/** The support's queue on one page. Signs in through REST and reads through the procedures of the panels. */
import { CorreError, createCorre } from '@corre/sdk';
import type { AppRouter } from '@corre/sdk/router';
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';

const EVERY_MS = 5_000;
const corre = createCorre({ baseUrl: location.origin });
const trpc = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/trpc' })] });

type Solicitacao = inferRouterOutputs<AppRouter>['solicitacoes']['todas'][number];

function element<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const found = document.querySelector(name);
  if (!found) throw new Error(`no <${name}>`);
  return found;
}
const [form, list, message] = [element('form'), element('ol'), element('p')];

function show(fila: Solicitacao[]): void {
  message.textContent = fila.length === 0 ? 'Ninguém espera.' : `${fila.length} esperam`;
  list.replaceChildren(
    ...fila.map(({ comercio, endereco, data_solicitacao }) => {
      const row = document.createElement('li');
      const time = new Date(data_solicitacao).toLocaleTimeString('pt-BR', { timeStyle: 'short' });
      row.textContent = `${time} ${comercio}: ${endereco}`;
      return row;
    }),
  );
}

/** Reads the queue again and again. 401 leads back to the form. */
async function follow(): Promise<void> {
  try {
    const all = await trpc.solicitacoes.todas.query({});
    form.hidden = true;
    show(all.filter(({ status }) => status === 'aguardando'));
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error;
    message.textContent = error.message;
    form.hidden = error.data?.httpStatus !== 401;
    if (!form.hidden) return;
  }
  setTimeout(follow, EVERY_MS);
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const data = new FormData(form);
  const [usuario, senha] = [String(data.get('usuario')), String(data.get('senha'))];
  try {
    await corre.post('/login', { body: { usuario, senha, user_type: 'suporte' } });
    await follow();
  } catch (error) {
    if (!(error instanceof CorreError)) throw error;
    message.textContent = error.detail;
  }
});

await follow();
