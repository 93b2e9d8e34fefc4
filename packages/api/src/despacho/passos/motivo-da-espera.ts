import type { Espera, MotivoEspera } from '@corre/contract/solicitacoes/espera-contrato.ts';

/** The state of a waiting request and of the couriers. Instants are ISO texts. */
export interface NumerosDaEspera extends Pick<Espera, 'online' | 'ocupados' | 'em_pausa' | 'sem_sinal' | 'a_frente'> {
  aguardando: boolean;
  /** end of its hold, while its parcels are not ready (ADR 0067) */
  retida_ate: string | null;
  /** deadline of its own live offer */
  prazo_da_oferta: string | null;
  /** earliest deadline among the open offers of other routes */
  prazo_de_outra: string | null;
  /** earliest end of a pause among reachable couriers */
  fim_da_pausa: string | null;
}

/**
 * Returns why a request waits and when that changes (ADR 0014). The reasons are ordered, and the first that holds
 * counts.
 */
export function motivoDaEspera(n: NumerosDaEspera): { motivo: MotivoEspera; muda_em: string | null } {
  if (!n.aguardando) return { motivo: 'nao_espera', muda_em: null };
  if (n.retida_ate !== null) return { motivo: 'agendada', muda_em: n.retida_ate };
  if (n.prazo_da_oferta !== null) return { motivo: 'oferta_aberta', muda_em: n.prazo_da_oferta };
  if (n.online === 0) return { motivo: 'ninguem_online', muda_em: null };
  const disponiveis = n.online - n.ocupados;
  if (disponiveis === 0) return { motivo: 'todos_ocupados', muda_em: n.prazo_de_outra };
  if (disponiveis === n.em_pausa) return { motivo: 'todos_em_pausa', muda_em: n.fim_da_pausa };
  if (disponiveis === n.em_pausa + n.sem_sinal) return { motivo: 'sem_sinal', muda_em: n.fim_da_pausa };
  return { motivo: 'atras_de_outras', muda_em: null };
}
