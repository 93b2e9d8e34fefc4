import type { EstadoDevolucao, TipoCobranca } from '@corre/contract/recebimentos/contrato.ts';

/** A charge as Corre wants it. Amounts are in reais, days are `yyyy-mm-dd`. */
export interface CobrancaPedida {
  txid: string;
  tipo: TipoCobranca;
  valor: number;
  vence_em: string;
  /** life of an immediate charge, in seconds */
  expira_em: number;
  /** bare CPF (11 digits) or CNPJ */
  devedor: { nome: string; documento: string };
  /** what the payer reads, at most 140 characters */
  texto: string;
}

/** A charge as the bank has it. `pix` are the payments of it that the bank names. */
export interface CobrancaNoBanco {
  estado: 'ativa' | 'concluida' | 'removida';
  valor: number;
  /** null for an immediate charge */
  vence_em: string | null;
  location: string | null;
  copia_e_cola: string | null;
  pix: string[];
}

/** A refund as the bank has it. */
export interface DevolucaoNoBanco {
  codigo: string;
  valor: number;
  estado: Exclude<EstadoDevolucao, 'pedida'>;
}

/** A Pix as the bank has it. `juros`, `multa` and `desconto` explain a value beside the charge's. */
export interface PixNoBanco {
  end_to_end_id: string;
  txid: string | null;
  chave: string | null;
  valor: number;
  juros: number;
  multa: number;
  desconto: number;
  horario: string;
  devolucoes: DevolucaoNoBanco[];
}

/**
 * Why there is no result: the bank refuses the content, does not know the object, or could not be asked. `erro` is a
 * Portuguese sentence without personal data. `esperar` is what the bank asks us to wait, in seconds.
 */
export interface Falha {
  falha: 'recusada' | 'desconhecida' | 'indisponivel';
  erro: string;
  esperar: number | null;
}

export type Resposta<Valor> = { ok: Valor } | Falha;

/**
 * How the company is paid by Pix, whatever bank it has. No method throws. Each may be repeated after a lost answer: the
 * same `txid`, or the same code of a refund, is the same act.
 */
export interface Recebimentos {
  cobrar(cobranca: CobrancaPedida): Promise<Resposta<CobrancaNoBanco>>;
  /** Changes amount and due date of a charge that was not paid. */
  revisar(cobranca: CobrancaPedida): Promise<Resposta<CobrancaNoBanco>>;
  cancelar(tipo: TipoCobranca, txid: string): Promise<Resposta<CobrancaNoBanco>>;
  consultar(tipo: TipoCobranca, txid: string): Promise<Resposta<CobrancaNoBanco>>;
  pix(end_to_end_id: string): Promise<Resposta<PixNoBanco>>;
  /**
   * Lists what came between two instants (ISO 8601), from page 0. `ilegiveis`: the end-to-end ids of entries that are not
   * written as the API says, '' where even the id is not. `mais`: there is another page.
   */
  listar(span: {
    inicio: string;
    fim: string;
    pagina: number;
  }): Promise<Resposta<{ pix: PixNoBanco[]; ilegiveis: string[]; mais: boolean }>>;
  devolver(pedida: {
    end_to_end_id: string;
    codigo: string;
    valor: number;
    motivo: string | null;
  }): Promise<Resposta<DevolucaoNoBanco>>;
  devolucao(end_to_end_id: string, codigo: string): Promise<Resposta<DevolucaoNoBanco>>;
  /** Asks the bank to call this address at each Pix. */
  avisarEm(url: string): Promise<Resposta<null>>;
  close(): Promise<void>;
}
