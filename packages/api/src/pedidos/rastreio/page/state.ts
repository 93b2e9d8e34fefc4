import { FUSO } from '@corre/contract/constants.ts';
import type { EtapaDoRastreio, RastreioEmAndamento } from '@corre/contract/rastreio/contrato.ts';
import { type Html, html } from './html.ts';

/** What the page says first, and how the step is called in the list. */
const WORDS: Record<EtapaDoRastreio, { headline: string; step: string }> = {
  aguardando: { headline: 'A loja recebeu o seu pedido', step: 'Pedido enviado' },
  aceita: { headline: 'Entregador a caminho da loja', step: 'Entregador a caminho da loja' },
  em_retirada: { headline: 'O entregador está na loja', step: 'Entregador na loja' },
  em_entrega: { headline: 'Seu pedido saiu para entrega', step: 'Saiu para entrega' },
  finalizada: { headline: 'Pedido entregue', step: 'Entregue' },
  cancelada: { headline: 'Entrega cancelada', step: 'Cancelada' },
  pronto: { headline: 'Seu pedido está pronto', step: 'Pedido pronto' },
  no_cliente: { headline: 'O entregador chegou', step: 'Entregador chegou' },
  entregue: { headline: 'Pedido entregue', step: 'Entregue' },
  devolvido: { headline: 'Seu pedido voltou para a loja', step: 'Voltou para a loja' },
};

/** The steps of a delivery, those to come included. */
const WAY: readonly EtapaDoRastreio[] = ['aguardando', 'aceita', 'em_retirada', 'em_entrega', 'finalizada'];

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: FUSO });

/** An instant as people say it: 19:42. */
export const timeOf = (instant: string): string => clock.format(new Date(instant));

const at = (instant: string) => html`<time datetime="${instant}">${timeOf(instant)}</time>`;

/** How it ended for its recipient, where something still follows for courier and shop: handed over, or brought back. */
const outcomeOf = ({ status, etapas }: RastreioEmAndamento): EtapaDoRastreio | null =>
  (status !== 'cancelada' && etapas.findLast(({ etapa }) => etapa === 'entregue' || etapa === 'devolvido')?.etapa) ||
  null;

/** The milestone that says more than this status does. */
const SAYS_MORE: Partial<Record<RastreioEmAndamento['status'], EtapaDoRastreio>> = {
  aguardando: 'pronto',
  em_entrega: 'no_cliente',
};

/** What the page is about now: ready, at the door, handed over and brought back say more than the status does. */
function present(seen: RastreioEmAndamento): EtapaDoRastreio {
  const more = seen.etapas.find(({ etapa }) => etapa === SAYS_MORE[seen.status]);
  return outcomeOf(seen) ?? more?.etapa ?? seen.status;
}

/** The steps that were, then those to come. */
function wayOf(seen: RastreioEmAndamento): EtapaDoRastreio[] {
  const done = seen.etapas.map(({ etapa }) => etapa);
  if (seen.status === 'cancelada') return done;
  const way = [...done, ...WAY.filter((step) => !done.includes(step))];
  return outcomeOf(seen) === null ? way : way.filter((step) => step !== 'finalizada');
}

function steps(seen: RastreioEmAndamento): Html {
  const when = new Map(seen.etapas.map(({ etapa, quando }) => [etapa, quando]));
  const now = present(seen);
  const items = wayOf(seen).map((step) => {
    const instant = when.get(step);
    const words = WORDS[step].step;
    if (instant === undefined) return html`<li>${words}</li>`;
    if (step !== now) return html`<li class="done">${words} ${at(instant)}</li>`;
    return html`<li class="done" aria-current="step">${words} ${at(instant)}</li>`;
  });
  return html`<section class="card" aria-labelledby="etapas"><h2 id="etapas">Etapas</h2><ol>${items}</ol></section>`;
}

const arrival = ({ janela }: RastreioEmAndamento) =>
  janela &&
  html`<section class="card soft" aria-labelledby="chegada"><h2 id="chegada">Deve chegar entre</h2><p class="big">${at(janela.de)} e ${at(janela.ate)}</p></section>`;

const code = ({ codigo }: RastreioEmAndamento) =>
  codigo === undefined
    ? null
    : html`<section class="card soft" aria-labelledby="codigo"><h2 id="codigo">Código de entrega</h2><p class="big code">${codigo}</p><p>Diga este código a quem entrega, só na hora de receber.</p></section>`;

function courier({ entregador }: RastreioEmAndamento): Html | null {
  if (!entregador) return null;
  const { nome, foto } = entregador;
  const photo = foto === null ? null : html`<img src="${foto}" alt="" width="72" height="72">`;
  return html`<section class="card who">${photo}<p><strong>${nome}</strong> está com o seu pedido.</p></section>`;
}

const where = ({ rua, status }: RastreioEmAndamento) =>
  rua === null || status === 'cancelada' ? null : html`<p class="shop">Entrega em <strong>${rua}</strong></p>`;

const after = ({ status, comercio }: RastreioEmAndamento) =>
  status === 'cancelada' ? html`<p>Para saber mais, fale com <strong>${comercio}</strong>.</p>` : null;

/** What changes on the page while somebody looks at it (docs/decisions/0068-tracking-link.md says what may stand there). */
export const stateOf = (seen: RastreioEmAndamento): Html =>
  html`<div><p class="shop">${seen.comercio}</p><h1>${WORDS[present(seen)].headline}</h1>${after(seen)}${where(seen)}</div>${arrival(seen)}${code(seen)}${courier(seen)}${steps(seen)}`;
