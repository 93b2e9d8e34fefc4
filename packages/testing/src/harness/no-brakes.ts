/** Environment that lets tests and tools ask as fast as they can; the brakes have tests of their own. */
export const NO_BRAKES = {
  CHAMADAS_POR_SEGUNDO: '0',
  CHAMADAS_POR_SEGUNDO_IP: '0',
  MENSAGENS_POR_MINUTO: '0',
  CHAVES_POR_MINUTO: '0',
  RASTREIO_POR_MINUTO: '0',
  RASTREIO_LINK_POR_MINUTO: '0',
  RASTREIO_ERRADOS_POR_MINUTO: '0',
  FLUXOS_POR_SESSAO: '10000',
  ABERTAS_POR_LOJA: '10000',
};
