import type { TipoVigia } from '../vocabulario.ts';

/** Names of the watchdog's cases on the screens. */
export const NOME_VIGIA: Record<TipoVigia, string> = {
  aceita_sem_chegar: 'Aceitou e ainda não chegou ao comércio',
  no_comercio_demais: 'No comércio há tempo demais',
  no_caminho_demais: 'No caminho há tempo demais',
  sem_sinal: 'Celular sem sinal com a entrega',
};
