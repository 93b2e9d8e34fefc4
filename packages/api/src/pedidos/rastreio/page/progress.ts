import type { EtapaDoRastreio, RastreioEmAndamento } from '@corre/contract/rastreio/contrato.ts';
import { at, type Html, html } from './html.ts';

/** Labels of the steps in the list. */
const STEPS: Record<EtapaDoRastreio, string> = {
  aguardando: 'Pedido enviado',
  aceita: 'Entregador a caminho da loja',
  em_retirada: 'Entregador na loja',
  em_entrega: 'Saiu para entrega',
  finalizada: 'Entregue',
  cancelada: 'Cancelada',
  pronto: 'Pedido pronto',
  no_cliente: 'Entregador chegou',
  entregue: 'Entregue',
  devolvido: 'Voltou para a loja',
};

/** All steps of a delivery in order. */
const WAY: readonly EtapaDoRastreio[] = ['aguardando', 'aceita', 'em_retirada', 'em_entrega', 'finalizada'];

/** The steps that were taken, then the steps that follow. */
function wayOf(seen: RastreioEmAndamento, now: EtapaDoRastreio): EtapaDoRastreio[] {
  const done = seen.etapas.map(({ etapa }) => etapa);
  if (seen.status === 'cancelada') return done;
  const way = [...done, ...WAY.filter((step) => !done.includes(step))];
  return now === 'entregue' || now === 'devolvido' ? way.filter((step) => step !== 'finalizada') : way;
}

/** The progress bar has four dashes: at the shop, courier at the shop, on the way, delivered. */
const DASHES = 4;
const FILLED: Partial<Record<EtapaDoRastreio, number>> = {
  aguardando: 1,
  pronto: 1,
  aceita: 1,
  em_retirada: 2,
  em_entrega: 3,
  no_cliente: 3,
  finalizada: DASHES,
  entregue: DASHES,
};

function dashes(now: EtapaDoRastreio): Html | null {
  const filled = FILLED[now];
  if (filled === undefined) return null;
  const marks = Array.from({ length: DASHES }, (_, i) => (i < filled ? html`<i class="on"></i>` : html`<i></i>`));
  return html`<span class="dashes" aria-hidden="true">${marks}</span>`;
}

/** Returns the progress of a delivery: the present step, and all steps in a disclosure. */
export function progress(seen: RastreioEmAndamento, now: EtapaDoRastreio): Html {
  const when = new Map(seen.etapas.map(({ etapa, quando }) => [etapa, quando]));
  const instant = when.get(now);
  const items = wayOf(seen, now).map((step) => {
    const reached = when.get(step);
    if (reached === undefined) return html`<li>${STEPS[step]}</li>`;
    if (step !== now) return html`<li class="done">${STEPS[step]} ${at(reached)}</li>`;
    return html`<li class="done" aria-current="step">${STEPS[step]} ${at(reached)}</li>`;
  });
  return html`<details class="steps"><summary>${dashes(now)}<strong>${STEPS[now]}</strong> ${instant === undefined ? null : at(instant)}</summary><ol>${items}</ol></details>`;
}
