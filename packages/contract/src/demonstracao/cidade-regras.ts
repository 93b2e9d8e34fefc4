/** How the demonstration's town is: at work, held, or without a process that works for it. */
export const ANDAMENTOS_DA_CIDADE = ['trabalhando', 'parada', 'desligada'] as const;

/** How many times faster than in life the town waits and rides. */
export const RITMOS_DA_CIDADE = [1, 5, 20] as const;
export type RitmoDaCidade = (typeof RITMOS_DA_CIDADE)[number];

/** What a person wishes of the town: an offer for themselves, or one delivery at once. */
export const TIPOS_DE_DESEJO = ['oferta', 'pedido'] as const;
export type TipoDeDesejo = (typeof TIPOS_DE_DESEJO)[number];

/** What 'Acabou de acontecer' tells: a request, its offer, the courier's answer, a problem, the end. */
export const ACONTECIMENTOS_DA_CIDADE = ['pedido', 'oferta', 'aceite', 'recusa', 'problema', 'fim'] as const;
export type TipoDeAcontecimento = (typeof ACONTECIMENTOS_DA_CIDADE)[number];
/** How many of them are told. */
export const ACONTECIMENTOS_MAX = 6;

/** What the town calls itself in the lists of devices. Its sessions are told by this name. */
export const APARELHO_DA_CIDADE = 'Cidade da demonstração';
/** The `User-Agent` of the town. */
export const AGENTE_DA_CIDADE = 'CorreCidade/1';
/** Most wishes that the town reports as done at once. */
export const FEITOS_MAX = 50;
