/**
 * The closed value sets of the domain, spelt as on the wire (specification §3, §4, §9).
 * Browser-safe: contracts, forms and badges build on these; the entities make their CHECK constraints of them.
 */

/** Who can sign in (specification §1). */
export const USER_TYPES = ['entregador', 'comercio', 'admin', 'suporte'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Whose accounts are staff accounts. */
export const TIPOS_FUNCIONARIO = ['admin', 'suporte'] as const;
export type TipoFuncionario = (typeof TIPOS_FUNCIONARIO)[number];

/** What a shop's API key may be allowed to do (decision record 0076). */
export const ESCOPOS_CHAVE = ['solicitacoes:ler', 'solicitacoes:criar', 'solicitacoes:cancelar'] as const;
export type EscopoChave = (typeof ESCOPOS_CHAVE)[number];

/** Who can take a step of a request: somebody signed in, or the product itself. */
export const ATORES = [...USER_TYPES, 'sistema'] as const;
export type Ator = (typeof ATORES)[number];

/** States of a delivery request, in the order a delivery goes through them (specification §4). */
export const STATUS_SOLICITACAO = [
  'aguardando',
  'aceita',
  'em_retirada',
  'em_entrega',
  'finalizada',
  'cancelada',
] as const;
export type StatusSolicitacao = (typeof STATUS_SOLICITACAO)[number];
/** Statuses in which a courier is busy with a request and its chat is open (specification §4). */
export const STATUS_EM_ANDAMENTO = ['aceita', 'em_retirada', 'em_entrega'] as const;
/** Statuses of a request that is not closed yet. */
export const STATUS_ABERTO = ['aguardando', ...STATUS_EM_ANDAMENTO] as const;
export const STATUS_ENCERRADO = ['finalizada', 'cancelada'] as const;
/** Statuses that a request cannot have without a courier. */
export const STATUS_COM_ENTREGADOR = [...STATUS_EM_ANDAMENTO, 'finalizada'] as const;

/**
 * Milestones of a request, beside the closed list of statuses (decision record 0069): each once, with its instant. None of them
 * changes status, money or anybody's place in the queue.
 */
export const TIPOS_MARCO = ['pronto', 'no_cliente', 'entregue', 'devolvido', 'codigo_ok', 'codigo_dispensado'] as const;
export type TipoMarco = (typeof TIPOS_MARCO)[number];
/** Those that the courier notes with one tap. */
export const MARCOS_DO_ENTREGADOR = ['no_cliente', 'entregue', 'devolvido'] as const;
export type MarcoDoEntregador = (typeof MARCOS_DO_ENTREGADOR)[number];

/** Where a request came from (specification §9). */
export const ORIGENS = ['manual', 'ifood', 'opendelivery'] as const;
/** Those that a shop's panel may say; the others come with the system that asked (decision record 0075). */
export const ORIGENS_DA_LOJA = ['manual', 'ifood'] as const;
export type Origem = (typeof ORIGENS)[number];

/** How the customer of a delivery pays (specification §9, decision record 0058). */
export const TIPOS_PAGAMENTO = ['online', 'maquininha', 'dinheiro'] as const;
export type TipoPagamento = (typeof TIPOS_PAGAMENTO)[number];

/** A delivery counts for the payout once `concluida`; `pendente` awaits the shop's release (specification §4). */
export const STATUS_ENTREGA = ['pendente', 'concluida'] as const;

/** What changes the cash that a courier has in hand for a shop (decision record 0062). */
export const TIPOS_MOVIMENTO = ['troco_levado', 'recebido', 'prestado', 'diferenca', 'diferenca_revertida'] as const;
export type TipoMovimento = (typeof TIPOS_MOVIMENTO)[number];
/** Where money can be: the courier's pocket, the shop's till, the customer, and what is missing until somebody answers for it. */
export const CONTAS_CUSTODIA = ['entregador', 'comercio', 'cliente', 'diferenca'] as const;
/** What support answers to a courier who objects to a difference. */
export const DECISOES_DIFERENCA = ['mantida', 'revertida'] as const;
export type DecisaoDiferenca = (typeof DECISOES_DIFERENCA)[number];

export const ESTADOS_CIVIS = ['solteiro', 'casado', 'divorciado', 'viuvo'] as const;
export type EstadoCivil = (typeof ESTADOS_CIVIS)[number];

/**
 * How a registration stands that the administrator must approve (decision record 0072); null once it is approved, or where
 * nobody asks for approval.
 */
export const APROVACOES = ['pendente', 'recusada'] as const;
export type Aprovacao = (typeof APROVACOES)[number];

export const TIPOS_CHAVE_PIX = ['cpf', 'telefone', 'email', 'aleatoria'] as const;
export type TipoChavePix = (typeof TIPOS_CHAVE_PIX)[number];

/** How an offer ended; null in the database while it is still open. */
export const RESULTADOS_OFERTA = ['aceita', 'recusada', 'expirada', 'nao_entregue', 'retirada'] as const;
export type ResultadoOferta = (typeof RESULTADOS_OFERTA)[number];

/** Why a courier was passed over when a request was offered. */
export const MOTIVOS_PULO = ['inalcancavel', 'pausa_recusa', 'pausa_expirada', 'limite_dinheiro'] as const;

/** Of the couriers passed over for one offer, so many are kept with their reason; all are counted (decision record 0044). */
export const PULOS_GUARDADOS = 10;

/** Why a courier is not asked again for a route yet; `chamado`: woken by push and not heard from, asked again once they are. */
export const MOTIVOS_PAUSA = ['pausa_recusa', 'pausa_expirada', 'chamado'] as const;
export type MotivoPausa = (typeof MOTIVOS_PAUSA)[number];

/** What support may do with a delivery whose courier vanished (decision record 0014). */
export const ACOES_INTERVENCAO = ['transferir', 'finalizar', 'cancelar'] as const;
export type AcaoIntervencao = (typeof ACOES_INTERVENCAO)[number];

/** What keeps a courier from delivering, said in one tap (decision record 0070). */
export const MOTIVOS_PROBLEMA = [
  'ninguem_atende',
  'endereco_errado',
  'cliente_recusa',
  'avariado',
  'pane',
  'outro',
] as const;
export type MotivoProblema = (typeof MOTIVOS_PROBLEMA)[number];
/** What support or the shop answers to it. */
export const ACOES_PROBLEMA = ['tentar_de_novo', 'trazer_de_volta', 'cancelar', 'novo_endereco'] as const;
export type AcaoProblema = (typeof ACOES_PROBLEMA)[number];
/** Who answers a courier's problem. */
export const QUEM_RESPONDE_PROBLEMA = ['comercio', 'admin', 'suporte'] as const;

/** Why an offer was refused, if the courier says so (decision record 0070). */
export const MOTIVOS_RECUSA = ['pneu', 'chuva', 'longe', 'outro'] as const;
export type MotivoRecusa = (typeof MOTIVOS_RECUSA)[number];

/** What the watchdog asks a courier about: a step that takes too long, or a phone that is not heard from (decision record 0070). */
export const TIPOS_VIGIA = ['aceita_sem_chegar', 'no_comercio_demais', 'no_caminho_demais', 'sem_sinal'] as const;
export type TipoVigia = (typeof TIPOS_VIGIA)[number];
/** What the courier answers to 'Tudo bem?'. */
export const RESPOSTAS_VIGIA = ['sigo', 'problema'] as const;
/** How a row of the watchdog ended: what the courier did or said, or what support did. */
export const FINS_VIGIA = ['sigo', 'problema', 'etapa', 'sinal', 'suporte', 'transferida', 'cancelada'] as const;

/** What a courier rides (decision record 0075). */
export const VEICULOS = ['moto_mochila', 'moto_bau', 'carro', 'bicicleta', 'patinete', 'utilitario'] as const;
export type Veiculo = (typeof VEICULOS)[number];

/** How another system is connected: it asks for deliveries by Open Delivery, or only hears of them by webhooks. */
export const TIPOS_INTEGRACAO = ['opendelivery', 'webhook'] as const;
export type TipoIntegracao = (typeof TIPOS_INTEGRACAO)[number];
/** Whether it is for real: what comes from a test never touches the queue. */
export const AMBIENTES = ['producao', 'teste'] as const;
export type Ambiente = (typeof AMBIENTES)[number];
/** Whether what a point of sale says has to come back does, or nobody minds. */
export const RETORNOS = ['exigir', 'ignorar'] as const;
/** Of Open Delivery's logistics. */
export const VERSOES_OPEN_DELIVERY = ['v1', 'v2'] as const;
/** What can have happened to a request that another system is told of (decision record 0074). */
export const TIPOS_FATO = ['etapa', 'marco', 'problema', 'transferida', 'conclusao'] as const;
export type TipoFato = (typeof TIPOS_FATO)[number];

export const TIPOS_SUSPENSAO = ['automatica', 'manual'] as const;

/** The two parties of a chat (specification §3). */
export const REMETENTES = ['entregador', 'comercio'] as const;
export type Remetente = (typeof REMETENTES)[number];

export const MEDALHAS = ['ouro', 'prata', 'bronze'] as const;
export type Medalha = (typeof MEDALHAS)[number];

/** What the hourly sweep does: first it closes weeks, then it takes away kind by kind (docs/privacy.md says each time and why). */
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
