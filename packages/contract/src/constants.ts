/** Business constants of the specification, each once, with its unit. Browser-safe. */

/** Administrative fee on a courier's weekly total, in percent (specification §9). */
export const TAXA_PERCENTUAL = 10;
/** The same as a label: 'Taxa 10%'. */
export const TAXA = `Taxa ${TAXA_PERCENTUAL}%`;
/** Days from a week's Monday to the Friday after it, on which the week is paid (specification §9). */
export const DIAS_ATE_O_PAGAMENTO = 11;
/**
 * How long an offer waits for its courier, in seconds, and what refusals cost (specification §9), unless the environment says
 * otherwise (docs/configuration.md). The panels say these until the server has told its own.
 */
export const OFERTA_SEGUNDOS = 15;
export const RECUSAS_PARA_SUSPENDER = 3;
export const SUSPENSAO_HORAS = 1;
/** Couriers in the public ranking, at most (specification §9). */
export const TAMANHO_RANKING = 6;
/** Shortest new password (specification §5, support). */
export const SENHA_MIN = 6;
/** Longest password, in characters: beyond it hashing is only cost. */
export const SENHA_MAX = 64;
/** The shops' initial password, which the admin's form prefills (specification §9). */
export const SENHA_INICIAL_COMERCIO = 'corre123';
/** Durations offered for a manual suspension, in hours (specification §9): first and second dialog. */
export const HORAS_SUSPENSAO_RAPIDA = [1, 24, 72] as const;
export const HORAS_SUSPENSAO = [1, 2, 6, 12, 24, 72, 168] as const;
/** Longest manual suspension that the server takes, in hours (one year). */
export const HORAS_SUSPENSAO_MAX = 8760;
/** How often the panels ask when nothing is pushed, in milliseconds (specification §9). */
export const INTERVALO_CONSULTA_MS = 3_000;
export const INTERVALO_FILA_MS = 15_000;
/** While events come in, what they would tell is asked for so many times slower, as a safety net (docs/decisions/0039-streams-by-recipient.md). */
export const POLLING_CALMO = 20;
/** Delay before the next offer is checked, in milliseconds (specification §9). */
export const ESPERA_APOS_RECUSA_MS = 1_000;
export const ESPERA_APOS_ACEITE_MS = 2_000;
/** Delay before support's lists are asked for again once a suspension was removed, in milliseconds (specification §9). */
export const ESPERA_APOS_REMOCAO_MS = 1_000;
/** A countdown turns urgent at this many seconds or less (specification §9). */
export const CONTAGEM_URGENTE_S = 5;
/** Alert sounds: repetition in milliseconds (specification §9). */
export const SOM_OFERTA_MS = 1_500;
export const SOM_OFERTA_MAX_MS = 15_000;
export const SOM_CHAT_ENTREGADOR_MS = 5_000;
export const SOM_CHAT_COMERCIO_MS = 1_500;
/** Time zone and locale of everything a person reads (specification §9). */
export const FUSO = 'America/Sao_Paulo';
export const LOCALE = 'pt-BR';
/** Text limits, in characters. */
export const TEXTO_CURTO_MAX = 200;
export const TEXTO_LONGO_MAX = 4_000;
/** Routes of one shop that go first as urgent, at the same time and in so many minutes; its further urgent ones queue as normal (docs/decisions/0038-fairness-under-flood.md). */
export const URGENTES_POR_LOJA = 3;
export const URGENTES_JANELA_MINUTOS = 10;
/** Longest address of a delivery. */
export const ENDERECO_MAX = 300;
export const MENSAGEM_MAX = 1_000;
export const COMENTARIO_MAX = 500;
/** Longest reason of a suspension, and of support stepping into a delivery. */
export const MOTIVO_DA_SUSPENSAO_MAX = 300;
export const MOTIVO_DA_INTERVENCAO_MAX = 500;
/** Longest message about a problem, and of its answer. */
export const PROBLEMA_MAX = 500;
/** For how long the reason of a refusal may follow it, in seconds: offers come one after the other, and the question gives way to them. */
export const MOTIVO_DA_RECUSA_SEGUNDOS = 3_600;
/** Longest objection to a suspension, and its answer. */
export const CONTESTACAO_MAX = 1_000;
/** Stops of one route, at most. */
export const ROTA_MAX = 20;
/** Weeks that a weekly history lists, at most. */
export const SEMANAS_HISTORICO = 26;
/** Rows of a recent list that is not paged. */
export const LISTA_MAX = 200;
/** Calls of one tRPC batch, at most: the panels split theirs, the server refuses more. */
export const LOTE_MAX = 20;

/** Longest hint for a place, in characters (decision record 0071). */
export const DICA_MAX = 120;
