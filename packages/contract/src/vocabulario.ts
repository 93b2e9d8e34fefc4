/**
 * The closed value sets of the domain, spelt as on the wire. Browser-safe. Contracts, forms and badges use them, and
 * the entities build their CHECK constraints from them.
 */

/** Kinds of accounts [papeis]. */
export const USER_TYPES = ['entregador', 'comercio', 'admin', 'suporte'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The kinds of accounts that belong to staff. */
export const TIPOS_FUNCIONARIO = ['admin', 'suporte'] as const;
export type TipoFuncionario = (typeof TIPOS_FUNCIONARIO)[number];

/** How a session was opened [segundo-fator]. `senha_recuperacao`: the password and a recovery code. */
export const METODOS_DE_ENTRADA = ['senha', 'passkey', 'senha_codigo', 'senha_recuperacao'] as const;
export type MetodoDeEntrada = (typeof METODOS_DE_ENTRADA)[number];

/** What an account's open sessions are told about its access [aviso-de-acesso]. */
export const AVISOS_DE_ACESSO = [
  'aparelho_novo',
  'passkey_nova',
  'passkey_copiada',
  'codigo_ativado',
  'link_criado',
  'cadastro_mudado',
  'telefone_mudado',
] as const;
export type TipoAvisoDeAcesso = (typeof AVISOS_DE_ACESSO)[number];

/** Rights of a shop's API key (ADR 0039). */
export const ESCOPOS_CHAVE = [
  'solicitacoes:ler',
  'solicitacoes:criar',
  'solicitacoes:cancelar',
  'eventos:ler',
  'webhooks:ler',
  'webhooks:escrever',
] as const;
export type EscopoChave = (typeof ESCOPOS_CHAVE)[number];

/** The actors that can take a step of a request: an account, or the product itself. */
export const ATORES = [...USER_TYPES, 'sistema'] as const;
export type Ator = (typeof ATORES)[number];

/** States of a delivery request, in order [passos]. */
export const STATUS_SOLICITACAO = [
  'aguardando',
  'aceita',
  'em_retirada',
  'em_entrega',
  'finalizada',
  'cancelada',
] as const;
export type StatusSolicitacao = (typeof STATUS_SOLICITACAO)[number];
/** Statuses in which a courier is busy with a request and its chat is open [passos] [chat]. */
export const STATUS_EM_ANDAMENTO = ['aceita', 'em_retirada', 'em_entrega'] as const;
/** Statuses of an open request. */
export const STATUS_ABERTO = ['aguardando', ...STATUS_EM_ANDAMENTO] as const;
export const STATUS_ENCERRADO = ['finalizada', 'cancelada'] as const;
/**
 * How a request ended, beside its status: the customer has the order, the order went back to the shop, or nobody
 * brought it (ADR 0024).
 */
export const DESFECHOS = ['entregue', 'devolvida', 'cancelada'] as const;
export type Desfecho = (typeof DESFECHOS)[number];
/** Statuses in which a request must have a courier. */
export const STATUS_COM_ENTREGADOR = [...STATUS_EM_ANDAMENTO, 'finalizada'] as const;

/**
 * Milestones of a request, in addition to its status (ADR 0024). Each occurs once, with its instant. A milestone
 * changes no status, no money and no place in the queue, except that `devolvido` ends what must go back to the shop.
 */
export const TIPOS_MARCO = ['pronto', 'no_cliente', 'entregue', 'devolvido', 'codigo_ok', 'codigo_dispensado'] as const;
export type TipoMarco = (typeof TIPOS_MARCO)[number];
/** Milestones that the courier notes with one tap. */
export const MARCOS_DO_ENTREGADOR = ['no_cliente', 'entregue', 'devolvido'] as const;
export type MarcoDoEntregador = (typeof MARCOS_DO_ENTREGADOR)[number];

/** The origins of a request. */
export const ORIGENS = ['manual', 'ifood', 'opendelivery'] as const;
/** Origins that a shop's panel may send. The others come from an integration (ADR 0038). */
export const ORIGENS_DA_LOJA = ['manual', 'ifood'] as const;
export type Origem = (typeof ORIGENS)[number];

/** How the customer of a delivery pays [pagamento-na-porta]. */
export const TIPOS_PAGAMENTO = ['online', 'maquininha', 'dinheiro'] as const;
export type TipoPagamento = (typeof TIPOS_PAGAMENTO)[number];

/** A `concluida` delivery counts for the payout. A `pendente` one waits for the shop's release [pendente]. */
export const STATUS_ENTREGA = ['pendente', 'concluida'] as const;

/** Movements of the cash that a courier holds for a shop (ADR 0022). */
export const TIPOS_MOVIMENTO = ['troco_levado', 'recebido', 'prestado', 'diferenca', 'diferenca_revertida'] as const;
export type TipoMovimento = (typeof TIPOS_MOVIMENTO)[number];
/**
 * Accounts of the cash ledger: the courier's pocket, the shop's till, the customer, and missing amounts that are not
 * settled.
 */
export const CONTAS_CUSTODIA = ['entregador', 'comercio', 'cliente', 'diferenca'] as const;
/** Support's answers to an objection against a difference. */
export const DECISOES_DIFERENCA = ['mantida', 'revertida'] as const;
export type DecisaoDiferenca = (typeof DECISOES_DIFERENCA)[number];

export const ESTADOS_CIVIS = ['solteiro', 'casado', 'divorciado', 'viuvo'] as const;
export type EstadoCivil = (typeof ESTADOS_CIVIS)[number];

/**
 * State of a registration that needs the administrator's approval [aprovacao]. Null after the approval, or where no
 * approval is necessary.
 */
export const APROVACOES = ['pendente', 'recusada'] as const;
export type Aprovacao = (typeof APROVACOES)[number];

export const TIPOS_CHAVE_PIX = ['cpf', 'telefone', 'email', 'aleatoria'] as const;
export type TipoChavePix = (typeof TIPOS_CHAVE_PIX)[number];

/** How an offer ended. Null in the database while it is open. */
export const RESULTADOS_OFERTA = ['aceita', 'recusada', 'expirada', 'nao_entregue', 'retirada'] as const;
export type ResultadoOferta = (typeof RESULTADOS_OFERTA)[number];

/** Why a courier was passed over for an offer. */
export const MOTIVOS_PULO = ['inalcancavel', 'pausa_recusa', 'pausa_expirada', 'limite_dinheiro'] as const;

/** Couriers passed over by one offer that are stored with their reason. All are counted (ADR 0018). */
export const PULOS_GUARDADOS = 10;

/**
 * Why a courier does not get a route's offer again yet. `chamado`: woken by push, and asked again as soon as the phone
 * answers.
 */
export const MOTIVOS_PAUSA = ['pausa_recusa', 'pausa_expirada', 'chamado'] as const;
export type MotivoPausa = (typeof MOTIVOS_PAUSA)[number];

/** Support's acts on a delivery whose courier vanished [intervencao]. */
export const ACOES_INTERVENCAO = ['transferir', 'finalizar', 'cancelar'] as const;
export type AcaoIntervencao = (typeof ACOES_INTERVENCAO)[number];

/**
 * Problems that a courier reports with one tap (ADR 0025). Facts are counted by the place in this list: add at its end.
 */
export const MOTIVOS_PROBLEMA = [
  'ninguem_atende',
  'endereco_errado',
  'cliente_recusa',
  'avariado',
  'pane',
  'outro',
  'nao_pronto',
  'loja_fechada',
] as const;
export type MotivoProblema = (typeof MOTIVOS_PROBLEMA)[number];
/** Answers of support or the shop to a problem. */
export const ACOES_PROBLEMA = ['tentar_de_novo', 'trazer_de_volta', 'cancelar', 'novo_endereco'] as const;
export type AcaoProblema = (typeof ACOES_PROBLEMA)[number];
/** The accounts that answer a courier's problem. */
export const QUEM_RESPONDE_PROBLEMA = ['comercio', 'admin', 'suporte'] as const;

/** Reasons that a courier may give for a refusal [motivo-da-recusa]. */
export const MOTIVOS_RECUSA = ['pneu', 'chuva', 'longe', 'outro'] as const;
export type MotivoRecusa = (typeof MOTIVOS_RECUSA)[number];

/** Cases of the watchdog: a step that takes too long, or a phone without signal (ADR 0025). */
export const TIPOS_VIGIA = ['aceita_sem_chegar', 'no_comercio_demais', 'no_caminho_demais', 'sem_sinal'] as const;
export type TipoVigia = (typeof TIPOS_VIGIA)[number];
/** A courier's answers to 'Tudo bem?'. */
export const RESPOSTAS_VIGIA = ['sigo', 'problema'] as const;
/** How a watchdog case ended: by the courier's act or answer, or by support's act. */
export const FINS_VIGIA = ['sigo', 'problema', 'etapa', 'sinal', 'suporte', 'transferida', 'cancelada'] as const;

/** Kinds of vehicles of couriers (ADR 0038). */
export const VEICULOS = ['moto_mochila', 'moto_bau', 'carro', 'bicicleta', 'patinete', 'utilitario'] as const;
export type Veiculo = (typeof VEICULOS)[number];

/** Kinds of integrations whose credentials Corre issues. `opendelivery` asks for deliveries; `webhook` only listens. */
export const TIPOS_COM_NOSSO_SEGREDO = ['opendelivery', 'webhook'] as const;
export type TipoComNossoSegredo = (typeof TIPOS_COM_NOSSO_SEGREDO)[number];
/** Kinds of integrations. `app_de_pedidos` is an ordering app, which issued the credentials itself. */
export const TIPOS_INTEGRACAO = [...TIPOS_COM_NOSSO_SEGREDO, 'app_de_pedidos'] as const;
export type TipoIntegracao = (typeof TIPOS_INTEGRACAO)[number];
/** Whether an integration is real or a test. A test never touches the queue. */
export const AMBIENTES = ['producao', 'teste'] as const;
export type Ambiente = (typeof AMBIENTES)[number];
/** Whether the courier must bring back the items that a point of sale wants back. */
export const RETORNOS = ['exigir', 'ignorar'] as const;
/** Versions of Open Delivery's logistics API. */
export const VERSOES_OPEN_DELIVERY = ['v1', 'v2'] as const;
/** Facts about a request that Corre sends to an integration (ADR 0037). */
export const TIPOS_FATO = ['etapa', 'marco', 'problema', 'transferida', 'conclusao', 'localizacao'] as const;
export type TipoFato = (typeof TIPOS_FATO)[number];

export const TIPOS_SUSPENSAO = ['automatica', 'manual'] as const;

/** The two parties of a chat. */
export const REMETENTES = ['entregador', 'comercio'] as const;
export type Remetente = (typeof REMETENTES)[number];

export const MEDALHAS = ['ouro', 'prata', 'bronze'] as const;
export type Medalha = (typeof MEDALHAS)[number];

/**
 * Tasks of the hourly sweep. It first closes weeks, then erases old data kind by kind (docs/privacy.md has times and
 * reasons).
 */
export const TAREFAS_LIMPEZA = [
  'semanas',
  'pedidos',
  'mensagens',
  'provas',
  'ofertas',
  'turnos',
  'silencios',
  'suspensoes',
  'intervencoes',
  'contas',
  'cadastros',
  'rastreios',
  'externos',
  'sessoes',
  'navegadores',
  'respostas',
  'limites',
  'auditoria',
] as const;
export type TarefaLimpeza = (typeof TAREFAS_LIMPEZA)[number];
