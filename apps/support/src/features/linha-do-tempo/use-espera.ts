/** Why a request still waits and when that changes, as the server tells it. */
export interface Espera {
  motivo:
    | 'oferta_aberta'
    | 'ninguem_online'
    | 'todos_ocupados'
    | 'todos_em_pausa'
    | 'sem_sinal'
    | 'atras_de_outras'
    | 'nao_espera';
  /** The offer's deadline, or the end of the earliest pause. */
  muda_em: string | null;
  nome_entregador: string | null;
  online: number;
  ocupados: number;
  em_pausa: number;
  sem_sinal: number;
  a_frente: number;
}
