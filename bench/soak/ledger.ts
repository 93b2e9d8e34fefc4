/** What the clients were told: each entry is an answer that came back with 200. */
export interface Caderno {
  /** tag of the address → the request, and what it costs in cents */
  pedidos: Map<string, { id: number; centavos: number }>;
  cancelados: Set<number>;
  /** request → courier */
  aceites: Map<number, number>;
  atribuidos: Map<number, number>;
  finalizados: Set<number>;
  /** client's id → what was sent, where, and the number it got */
  mensagens: Map<string, { entrega_id: number; mensagem: string; sequencia: number }>;
  recusas: number;
  /** refusals whose answer said that the courier is suspended now */
  suspensoes: number;
  suspensoesRemovidas: number;
  /** couriers who found themselves offline after letting offers lapse, and came back */
  saidas: number;
  rotas: number;
  /** answers that were asked for once more under their key, on any process */
  repetidas: number;
  /** a second answer that was not the first, beside it */
  repetidasDiferentes: { primeira: unknown; outra: unknown }[];
  tentativas: number;
}

export const novoCaderno = (): Caderno => ({
  pedidos: new Map(),
  cancelados: new Set(),
  aceites: new Map(),
  atribuidos: new Map(),
  finalizados: new Set(),
  mensagens: new Map(),
  recusas: 0,
  suspensoes: 0,
  suspensoesRemovidas: 0,
  saidas: 0,
  rotas: 0,
  repetidas: 0,
  repetidasDiferentes: [],
  tentativas: 0,
});

export interface Ambiente {
  bases: readonly string[];
  caderno: Caderno;
  /** ids of the couriers at work: support assigns to them only */
  rua: Set<number>;
  /** shops ask, support assigns and couriers have moods while this is true; couriers work until `fim` */
  aberto: () => boolean;
  fim: () => boolean;
}
