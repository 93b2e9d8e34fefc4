import { FUSO, LOCALE } from '@corre/contract/constants.ts';
import type { EtapaDoRastreio, RastreioEmAndamento } from '@corre/contract/rastreio/contrato.ts';
import type { MotivoProblema } from '@corre/contract/vocabulario.ts';
import { at, type Html, html } from './html.ts';
import { progress } from './progress.ts';
import { withShop } from './shop-name.ts';

/** A Brazilian mobile number (E.164). It gets a WhatsApp link, a landline gets a call link. */
const MOBILE = /^\+55\d{2}9\d{8}$/;

const addressOf = (telephone: string): string =>
  MOBILE.test(telephone) ? `https://wa.me/${telephone.slice(1)}` : `tel:${telephone}`;

const BUBBLE = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7.9 20A9 9 0 1 0 4 16.1L2 22Z"/></svg>`;

/** Returns the link 'Falar com a loja', or null if the shop has no telephone number. */
const contact = (telephone: string | null): Html | null =>
  telephone === null
    ? null
    : html`<a class="button" href="${addressOf(telephone)}" rel="noopener noreferrer">${BUBBLE}Falar com a loja</a>`;

/** The headline by step. */
const HEADLINES: Record<EtapaDoRastreio, (shop: string) => string> = {
  aguardando: (shop) => `${shop} recebeu o seu pedido`,
  aceita: (shop) => `${shop} está preparando o seu pedido`,
  em_retirada: (shop) => `O entregador está ${withShop('em', shop)}`,
  em_entrega: (shop) => `Seu pedido saiu ${withShop('de', shop)}`,
  finalizada: (shop) => `Seu pedido ${withShop('de', shop)} foi entregue`,
  cancelada: (shop) => `A entrega ${withShop('de', shop)} foi cancelada`,
  pronto: (shop) => `Seu pedido está pronto ${withShop('em', shop)}`,
  no_cliente: (shop) => `Seu pedido ${withShop('de', shop)} chegou`,
  entregue: (shop) => `Seu pedido ${withShop('de', shop)} foi entregue`,
  devolvido: (shop) => `Seu pedido voltou ${withShop('para', shop)}`,
};

const THANKS = 'Obrigado pela confiança. Até a próxima!';

/** The text below the headline, for some steps. */
const MORE: Partial<Record<RastreioEmAndamento['status'] | EtapaDoRastreio, string>> = {
  aceita: 'O entregador está a caminho da loja.',
  finalizada: THANKS,
  entregue: THANKS,
  cancelada: 'Para saber o motivo, fale com a loja.',
  devolvido: 'Para combinar uma nova entrega, fale com a loja.',
};

/** The headline while a problem is open, and the text below it. Null: the headline stays. */
const TROUBLE: Record<MotivoProblema, { headline: string | null; more: string }> = {
  ninguem_atende: { headline: 'O entregador está na porta', more: 'Ele avisou que ninguém atendeu.' },
  cliente_recusa: { headline: 'O entregador está na porta', more: 'Ele avisou que o pedido não foi aceito.' },
  endereco_errado: { headline: 'O entregador não achou o endereço', more: 'Fale com a loja para corrigir.' },
  avariado: { headline: null, more: 'O entregador avisou de um problema com o pedido.' },
  pane: { headline: null, more: 'O veículo do entregador parou. A entrega pode demorar mais.' },
  outro: { headline: null, more: 'O entregador avisou de um problema. A loja já sabe.' },
  nao_pronto: { headline: null, more: 'O entregador já está na loja e espera o pedido ficar pronto.' },
  loja_fechada: { headline: null, more: 'O entregador encontrou a loja fechada. O suporte já sabe.' },
};

/** The text below the headline of a cancelled delivery while its courier still has the order. */
const CANCELLED_ON_THE_WAY = `O entregador leva o pedido de volta à loja. ${MORE.cancelada}`;

/** Returns the headline and the text below it, if they are those of an open problem or of the way back. */
function turn(seen: RastreioEmAndamento): { headline: string | null; more: string } | null {
  const { problema, voltando, comercio, status } = seen;
  if (problema) return TROUBLE[problema];
  if (!voltando) return null;
  if (status === 'cancelada') return { headline: null, more: CANCELLED_ON_THE_WAY };
  return { headline: `Seu pedido está voltando ${withShop('para', comercio)}`, more: MORE.devolvido ?? '' };
}

/**
 * Returns the outcome for the recipient while courier and shop still have a step to take: 'entregue' or 'devolvido'.
 * Returns null without such an outcome.
 */
const outcomeOf = ({ status, etapas }: RastreioEmAndamento): EtapaDoRastreio | null =>
  (status !== 'cancelada' && etapas.findLast(({ etapa }) => etapa === 'entregue' || etapa === 'devolvido')?.etapa) ||
  null;

/** The milestone that is more specific than the status. */
const SAYS_MORE: Partial<Record<RastreioEmAndamento['status'], EtapaDoRastreio>> = {
  aguardando: 'pronto',
  aceita: 'pronto',
  em_entrega: 'no_cliente',
};

/**
 * Returns the step that the page shows. The milestones ready, at the door, handed over and brought back take precedence
 * over the status.
 */
function present(seen: RastreioEmAndamento): EtapaDoRastreio {
  const more = seen.etapas.find(({ etapa }) => etapa === SAYS_MORE[seen.status]);
  if (seen.desfecho === 'devolvida') return 'devolvido';
  return outcomeOf(seen) ?? more?.etapa ?? seen.status;
}

const more = (seen: RastreioEmAndamento, now: EtapaDoRastreio) => {
  const { status } = seen;
  const said = turn(seen)?.more ?? MORE[now] ?? (now === 'pronto' ? MORE[status] : undefined);
  return said === undefined ? null : html`<p class="more">${said}</p>`;
};

const where = ({ rua, status, voltando }: RastreioEmAndamento) =>
  rua === null || status === 'cancelada' || voltando
    ? null
    : html`<p class="where">Entrega em <strong>${rua}</strong></p>`;

const stopsBefore = ({ paradas_antes = 0 }: RastreioEmAndamento): string | null => {
  if (paradas_antes === 0) return null;
  return paradas_antes === 1 ? '1 parada antes da sua' : `${paradas_antes} paradas antes da sua`;
};

const day = new Intl.DateTimeFormat(LOCALE, { timeZone: FUSO, day: '2-digit', month: '2-digit' });

/** Returns 'em 29/11 ' for an arrival on another day than the request's, for example of a scheduled one. */
function otherDay({ etapas: [first] }: RastreioEmAndamento, instant: string): string {
  const said = day.format(new Date(instant));
  return first === undefined || day.format(new Date(first.quando)) === said ? '' : `em ${said} `;
}

/** The expected arrival, and the number of stops of the route before this one. */
function arrival(seen: RastreioEmAndamento): Html | null {
  const stops = stopsBefore(seen);
  const { janela } = seen;
  if (janela === null)
    return stops === null ? null : html`<section class="card soft"><p class="big">${stops}</p></section>`;
  const before = stops === null ? null : html`<p>${stops}</p>`;
  const title = `Deve chegar ${otherDay(seen, janela.de)}entre`;
  return html`<section class="card soft" aria-labelledby="chegada"><div class="row"><h2 id="chegada">${title}</h2> ${before}</div><p class="big">${at(janela.de)} e ${at(janela.ate)}</p></section>`;
}

const code = ({ codigo }: RastreioEmAndamento) =>
  codigo === undefined
    ? null
    : html`<section class="card soft" aria-labelledby="codigo"><h2 id="codigo">Código de entrega</h2><p class="code">${codigo}</p><p>Diga este código a quem entrega, só na hora de receber.</p></section>`;

const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'BRL' });

const NOTE = html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="6" width="20" height="12" rx="2"/><circle cx="12" cy="12" r="2"/><path d="M6 12h.01M18 12h.01"/></svg>`;
const CARD = html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="5" width="20" height="14" rx="2"/><path d="M2 10h20"/></svg>`;

/** The payment that the recipient should have ready at the door. */
function toPay({ a_pagar }: RastreioEmAndamento): Html | null {
  if (!a_pagar) return null;
  const { pagamento, valor_a_receber, troco_para } = a_pagar;
  const sum = money.format(valor_a_receber);
  if (pagamento === 'maquininha')
    return html`<section class="card pay">${CARD}<p><strong>O pagamento é na maquininha: <span class="sum">${sum}</span></strong></p></section>`;
  const change = troco_para === null ? null : html` <span>(troco para ${money.format(troco_para)})</span>`;
  return html`<section class="card pay">${NOTE}<p><strong>Tenha à mão <span>${sum} em dinheiro</span></strong>${change}</p></section>`;
}

function courier({ entregador }: RastreioEmAndamento, now: EtapaDoRastreio): Html | null {
  if (!entregador) return null;
  const { nome, foto } = entregador;
  const photo = foto === null ? null : html`<img src="${foto}" alt="" width="56" height="56">`;
  const does = now === 'no_cliente' ? 'espera por você.' : 'está com o seu pedido.';
  return html`<section class="card who">${photo}<p><strong>${nome}</strong> ${does}</p></section>`;
}

/** Returns the part of the page that changes while it is open (ADR 0023 says what it may show). */
export function stateOf(seen: RastreioEmAndamento): Html {
  const now = present(seen);
  const headline = turn(seen)?.headline ?? HEADLINES[now](seen.comercio);
  return html`<div><h1>${headline}</h1>${more(seen, now)}${where(seen)}</div>${arrival(seen)}${code(seen)}${toPay(seen)}${courier(seen, now)}${contact(seen.telefone)}${progress(seen, now)}`;
}
