/** Business constants, each once, with its unit. Browser-safe. */

/** Days from a week's Monday to the Friday after the week, on which the week is paid [semana]. */
export const DIAS_ATE_O_PAGAMENTO = 11;
/**
 * How long an offer lives, in seconds, and how refusals lead to a suspension [oferta-prazo] [recusa]. The environment
 * may set other values (docs/configuration.md). The panels show these until the server has sent its own.
 */
export const OFERTA_SEGUNDOS = 15;
export const RECUSAS_PARA_SUSPENDER = 3;
export const SUSPENSAO_HORAS = 1;
/** Longest span of a report, in days: a leap year. */
export const DIAS_DO_PERIODO = 366;
/** Most couriers in the public ranking [ranking]. */
export const TAMANHO_RANKING = 6;
/** Shortest new password, in characters [senha]. */
export const SENHA_MIN = 6;
/** Longest password, in characters. A longer one only makes hashing slower. */
export const SENHA_MAX = 64;
/** Initial password of a shop, preset in the administrator's form [cadastros]. */
export const SENHA_INICIAL_COMERCIO = 'corre123';
/** Durations of a manual suspension, in hours: first dialog, second dialog [suspender]. */
export const HORAS_SUSPENSAO_RAPIDA = [1, 24, 72] as const;
export const HORAS_SUSPENSAO = [1, 2, 6, 12, 24, 72, 168] as const;
/** Longest manual suspension that the server takes, in hours (one year). */
export const HORAS_SUSPENSAO_MAX = 8760;
/** How often the panels ask when no events arrive, in milliseconds [oferta-consulta] [loja-consulta] [fila-numeros]. */
export const INTERVALO_CONSULTA_MS = 3_000;
export const INTERVALO_FILA_MS = 15_000;
/** Factor by which polling slows down while events arrive. The slow polls are a safety net (ADR 0036). */
export const POLLING_CALMO = 20;
/** Delay before the app asks for the next offer, in milliseconds [oferta-consulta]. */
export const ESPERA_APOS_RECUSA_MS = 1_000;
export const ESPERA_APOS_ACEITE_MS = 2_000;
/** Delay before support's lists are read again after a suspension was removed, in milliseconds [suspender]. */
export const ESPERA_APOS_REMOCAO_MS = 1_000;
/** Delay before a registration leads to the login, in milliseconds [cadastro]. */
export const ESPERA_APOS_CADASTRO_MS = 2_000;
/** The countdown is urgent at this many seconds or less [oferta-prazo]. */
export const CONTAGEM_URGENTE_S = 5;
/** Repetition of the alert sounds, in milliseconds [oferta-som] [chat]. */
export const SOM_OFERTA_MS = 1_500;
export const SOM_OFERTA_MAX_MS = 15_000;
export const SOM_CHAT_ENTREGADOR_MS = 5_000;
export const SOM_CHAT_COMERCIO_MS = 1_500;
/** Time zone and locale of everything that a person reads [formatos]. */
export const FUSO = 'America/Sao_Paulo';
export const LOCALE = 'pt-BR';
/** Text limits, in characters. */
export const TEXTO_CURTO_MAX = 200;
export const TEXTO_LONGO_MAX = 4_000;
/**
 * Urgent routes of one shop that go first, at the same time and in this many minutes. Further urgent ones queue as
 * normal [urgentes].
 */
export const URGENTES_POR_LOJA = 3;
export const URGENTES_JANELA_MINUTOS = 10;
/**
 * Longest time that a courier counts as busy with the way back of a cancelled request, in minutes [devolver].
 */
export const DEVOLVER_MINUTOS = 30;
/** Longest texts of a delivery, in characters: address, chat message, comment of a rating. */
export const ENDERECO_MAX = 300;
export const MENSAGEM_MAX = 1_000;
export const COMENTARIO_MAX = 500;
/** Longest reason of a suspension, and of an intervention of support, in characters. */
export const MOTIVO_DA_SUSPENSAO_MAX = 300;
export const MOTIVO_DA_INTERVENCAO_MAX = 500;
/** Longest message about a problem, and longest answer to it, in characters. */
export const PROBLEMA_MAX = 500;
/**
 * How long after a refusal its courier may give the reason, in seconds. New offers have priority over that question.
 */
export const MOTIVO_DA_RECUSA_SEGUNDOS = 3_600;
/** Longest objection to a suspension, and longest answer to it, in characters. */
export const CONTESTACAO_MAX = 1_000;
/** Most stops of one route. */
export const ROTA_MAX = 20;
/** Most weeks that a weekly history lists. */
export const SEMANAS_HISTORICO = 26;
/** Most rows of a list without pages. */
export const LISTA_MAX = 200;
/** Most calls in one tRPC batch. The panels split larger batches, and the server refuses them. */
export const LOTE_MAX = 20;

/** Longest hint for a place, in characters [dica]. */
export const DICA_MAX = 120;
