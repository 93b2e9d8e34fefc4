import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Bank, Unpayable } from './bank.ts';
import type { Charge } from './charges.ts';
import { centsOf } from './money.ts';

/** The page of the demonstration's bank, on which a visitor plays the shop that pays. */
export interface Counter {
  url: string;
  close(): Promise<void>;
}

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const DIA = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' });
const HORA = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});
const NEWEST = 20;
const BODY_BYTES = 200;

const reais = (cents: number) => REAIS.format(cents / 100);
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
ul { list-style: none; padding: 0; }
li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .75rem 0; border-bottom: 1px solid #8886; }
li > span:first-child { flex: 1 1 12rem; font-weight: 600; overflow-wrap: anywhere; }
button { font: inherit; padding: .5rem 1.25rem; min-height: 44px; border: 0; border-radius: .5rem; background: #14532d; color: #fff; cursor: pointer; }
button:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
[role=status] { padding: .75rem; border: 1px solid #8886; border-radius: .5rem; }`;

const debtorOf = ({ revisoes }: Charge) => revisoes.at(-1)?.devedor?.nome ?? 'Sem devedor';

function openCharge(bank: Bank, charge: Charge): string {
  const { calendario } = charge.revisoes.at(-1) ?? {};
  const due = calendario && 'dataDeVencimento' in calendario ? calendario.dataDeVencimento : null;
  const name = escaped(debtorOf(charge));
  return `<li><span>${name}</span>
    ${due === null ? '' : `<span>vence em ${DIA.format(new Date(due))}</span>`}
    <span>${reais(bank.charges.due(charge).total)}</span>
    <form method="post" action="/pagar"><input type="hidden" name="txid" value="${charge.txid}">
    <button aria-label="Pagar a fatura de ${name}">Pagar</button></form></li>`;
}

function page(bank: Bank, said: string | null): string {
  const open = bank.charges.all().filter((charge) => bank.charges.unpayable(charge) === null);
  const came = bank.money.all().slice(-NEWEST).reverse();
  const list = (items: string[], empty: string) =>
    items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${empty}</p>`;
  const paid = came.map(({ txid, valor, horario }) => {
    const charge = txid === undefined ? undefined : bank.charges.find(txid);
    return `<li><span>${escaped(charge ? debtorOf(charge) : 'Pix sem cobrança')}</span>
      <span>${HORA.format(new Date(horario))}</span><span>${reais(centsOf(valor))}</span></li>`;
  });
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Banco de demonstração</title>
<style>${STYLE}</style></head><body><main><h1>Banco de demonstração</h1>
<p>Aqui você paga no lugar da loja. Nenhum dinheiro de verdade se move.</p>
${said === null ? '' : `<p role="status">${escaped(said)}</p>`}
<h2>Faturas a pagar</h2>${list(
    open.map((charge) => openCharge(bank, charge)),
    'Nenhuma fatura a pagar. Uma fatura aparece aqui quando o Corre a cobra pelo Pix.',
  )}
<h2>Pix recebidos</h2>${list(paid, 'Nenhum Pix ainda.')}</main></body></html>`;
}

/** Whether the call is meant for this page: for this machine's name, and not sent by the page of another site. */
function fromHere({ headers, method }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host)) return false;
  return method === 'GET' || origin === `http://${host}`;
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of req.setEncoding('utf8')) {
    text += part;
    if (text.length > BODY_BYTES) return '';
  }
  return text;
}

/** Pays, and returns what happened as a sentence. */
function pay(bank: Bank, txid: string): string {
  try {
    const { valor } = bank.pay(txid);
    return `Pix de ${reais(centsOf(valor))} enviado. A fatura se baixa sozinha no Corre.`;
  } catch (error) {
    if (error instanceof Unpayable) return `Não foi possível pagar: ${error.message}.`;
    throw error;
  }
}

/** Serves the page to this machine only. */
export async function openCounter(bank: Bank, port = 0): Promise<Counter> {
  const server = createServer(async (req, res) => {
    res.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'");
    res.setHeader('cache-control', 'no-store');
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    if (!fromHere(req)) {
      res.writeHead(403).end();
    } else if (req.method === 'POST' && pathname === '/pagar') {
      const said = pay(bank, new URLSearchParams(await bodyOf(req)).get('txid') ?? '');
      res.writeHead(303, { location: `/?${new URLSearchParams({ disse: said })}` }).end();
    } else if (req.method === 'GET' && pathname === '/') {
      res.setHeader('content-type', 'text/html; charset=utf-8');
      res.end(page(bank, searchParams.get('disse')));
    } else {
      res.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
