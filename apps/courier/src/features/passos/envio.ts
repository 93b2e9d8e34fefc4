/** One attempt: for whom, and until when. The server refuses it under a session of another account. */
export interface Envio {
  /** 'entregador:3' */
  conta: string;
  signal: AbortSignal;
}
