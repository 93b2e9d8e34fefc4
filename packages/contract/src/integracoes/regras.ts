/** Longest name of an integration, in characters. */
export const NOME_INTEGRACAO_MAX = 60;
/** Longest URL of another system, in characters. */
export const URL_INTEGRACAO_MAX = 500;
/** Most integrations of one shop, removed ones not counted. */
export const INTEGRACOES_POR_LOJA = 50;
/** Integrations per page of a list. */
export const INTEGRACOES_NA_LISTA = 50;
/** Calls that a screen shows, in and out together, newest first. */
export const CHAMADAS_NA_LISTA = 50;
/** Messages that a screen shows, waiting and given up together. */
export const MENSAGENS_NA_LISTA = 100;
/** Most messages that a list counts, waiting and given up together. This number means 'so many or more'. */
export const MENSAGENS_CONTADAS = 1_000;

/**
 * The two kinds of 'Enviar teste': one message now, or a simulated order in test mode that takes its steps by itself.
 */
export const TESTES = ['mensagem', 'passeio'] as const;
export type Teste = (typeof TESTES)[number];

/** States of a message for another system. */
export const ESTADOS_MENSAGEM_EXTERNA = ['esperando', 'entregue', 'desistida'] as const;

/** Whether a text is an http(s) URL without user name and password. The server also checks the host. */
export function isHttpUrl(texto: string): boolean {
  if (!URL.canParse(texto)) return false;
  const { protocol, username, password } = new URL(texto);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** Returns a URL as a list shows it, without its path, because the path may contain a secret. */
export function maskUrl(url: string): string {
  if (!URL.canParse(url)) return '…';
  const { host, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? host : `${host}/…`;
}
