import { PAGO_ONLINE } from '@corre/contract/solicitacoes/pagamento.ts';
import type { Solicitacao } from './rotas.ts';

/** A request as the server gives it to its courier, for tests. */
export const umaSolicitacao = (campos: Partial<Solicitacao> = {}): Solicitacao => ({
  id: 1,
  comercio_id: 1,
  comercio: 'Pizzaria do João',
  comercio_endereco: null,
  comercio_link: null,
  endereco: 'Rua Joubert de Carvalho, 623',
  observacao: null,
  urgente: false,
  origem: 'manual',
  valor_estimado: 9.5,
  link_localizacao: null,
  ...PAGO_ONLINE,
  a_liberar: false,
  data_solicitacao: '2026-11-21T22:42:00.000Z',
  status: 'aceita',
  nome_entregador: 'Marcos Prado',
  posicao_fila: null,
  tempo_reserva: null,
  rota_id: 1,
  ordem: 1,
  total_rota: 1,
  entregador_id: 1,
  data_status: '2026-11-21T22:44:00.000Z',
  intervencao: null,
  marcos: [],
  ...campos,
});
