import { LOCALE } from '@corre/contract/constants.ts';
import { homeOf } from '@corre/contract/panels.ts';
import type { AvisoPush } from '@corre/contract/push/contrato.ts';

/** What a phone shows that cannot run the panel's worker. It says no address, no amount and no name. */
const TEXTS: Record<AvisoPush['tipo'], { title: string; body: string }> = {
  oferta: { title: 'É a sua vez', body: 'Abra o Corre e responda a oferta.' },
  pergunta: { title: 'Tudo bem com a entrega?', body: 'Abra o painel e diga se você segue ou se tem um problema.' },
};

/** The member that makes a push declarative, with the number of its standard (RFC 8030). */
const DECLARATIVE = 8030;

/**
 * Returns the content of a push: the notice for our worker and, where the public address is known, a declarative
 * notification beside it. Safari 18.4 and newer show that one themselves when the worker does not run, and else hand it
 * to the worker (`mutable`). Such a worker gets the notification in place of the content, so the notice is its `data`,
 * too.
 */
export function payloadOf(aviso: AvisoPush, SITE_URL: string | undefined): string {
  if (SITE_URL === undefined) return JSON.stringify(aviso);
  const navigate = `${SITE_URL}${homeOf('entregador')}`;
  const notification = { ...TEXTS[aviso.tipo], navigate, lang: LOCALE, silent: false, data: aviso };
  return JSON.stringify({ web_push: DECLARATIVE, mutable: true, notification, ...aviso });
}
