/** The answers to the clients. Each entry is an answer with 200. */
export interface Ledger {
  /** tag of the address → the request and its value in cents */
  pedidos: Map<string, { id: number; centavos: number }>;
  cancelados: Set<number>;
  /** request → courier */
  aceites: Map<number, number>;
  atribuidos: Map<number, number>;
  finalizados: Set<number>;
  /** client's id → the message, its conversation and its number */
  mensagens: Map<string, { entrega_id: number; mensagem: string; sequencia: number }>;
  recusas: number;
  /** refusals whose answer reported a suspension */
  suspensoes: number;
  suspensoesRemovidas: number;
  /** couriers who were taken offline after lapsed offers, and came back */
  saidas: number;
  rotas: number;
  /** answers that were requested again with the same key, on any process */
  repetidas: number;
  /** repeated answers that differ from the first, with both */
  repetidasDiferentes: { primeira: unknown; outra: unknown }[];
  tentativas: number;
  /** forgotten transactions: how many, how many are open now, the acts done and refused while one was open */
  esquecidas: { vezes: number; abertas: number; feitos: number; recusados: number };
}

export const newLedger = (): Ledger => ({
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
  esquecidas: { vezes: 0, abertas: 0, feitos: 0, recusados: 0 },
});

export interface Environment {
  bases: readonly string[];
  ledger: Ledger;
  /** ids of the couriers at work; support assigns only to them */
  rua: Set<number>;
  /** while true, shops create requests, support assigns and couriers refuse; couriers work until `fim` */
  aberto: () => boolean;
  fim: () => boolean;
}
