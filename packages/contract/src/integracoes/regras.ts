/** Longest name of an integration, in characters. */
export const NOME_INTEGRACAO_MAX = 60;
/** Longest address of another system, in characters. */
export const URL_INTEGRACAO_MAX = 500;
/** Integrations of one shop that were not removed. */
export const INTEGRACOES_POR_LOJA = 50;
/** One page of a list of integrations. */
export const INTEGRACOES_NA_LISTA = 50;
/** The last calls that a screen shows, in and out together. */
export const CHAMADAS_NA_LISTA = 50;
/** Messages that a screen shows, waiting and given up together. */
export const MENSAGENS_NA_LISTA = 100;
/** Messages that a list counts at most, waiting and given up together: so many mean 'so many or more'. */
export const MENSAGENS_CONTADAS = 1_000;

/** Which of the two ways 'Enviar teste' goes: one message now, or an order in test mode that walks by itself. */
export const TESTES = ['mensagem', 'passeio'] as const;
export type Teste = (typeof TESTES)[number];

/** How a message for another system stands. */
export const ESTADOS_MENSAGEM_EXTERNA = ['esperando', 'entregue', 'desistida'] as const;

/** Whether a text is the address of a page, without a name and password inside. The server then looks where it leads. */
export function ehEndereco(texto: string): boolean {
  if (!URL.canParse(texto)) return false;
  const { protocol, username, password } = new URL(texto);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** An address as a list shows it: its path may be a secret. */
export function enderecoMascarado(url: string): string {
  if (!URL.canParse(url)) return '…';
  const { host, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? host : `${host}/…`;
}
