import type { SolicitacaoDoComercio, SolicitacaoDoEntregador, SolicitacaoDoSuporte } from './contrato.ts';

/** A request with the fields of every view: courier, shop and support. */
type Sample = SolicitacaoDoEntregador & SolicitacaoDoComercio & SolicitacaoDoSuporte;

/** Returns a request for tests: manual, waiting, R$ 9,50, paid online, created at 19:00 in São Paulo. */
export const sampleSolicitacao = (fields: Partial<Sample> = {}): Sample => ({
  id: 1,
  comercio: 'Pizzaria do João',
  comercio_id: 1,
  comercio_endereco: null,
  comercio_link: null,
  endereco: 'Av. Brasil, 4312',
  observacao: 'Portão azul',
  urgente: false,
  prioritaria: false,
  origem: 'manual',
  canal: null,
  numero_pedido: null,
  volta: false,
  valor_estimado: 9.5,
  valor_rota: 9.5,
  liquido_rota: 8.55,
  link_localizacao: null,
  pagamento: 'online',
  valor_a_receber: null,
  troco_para: null,
  pronto_em: null,
  agendada: false,
  oferecer_apos: null,
  a_liberar: false,
  data_solicitacao: '2026-11-21T22:00:00.000Z',
  status: 'aguardando',
  data_status: '2026-11-21T22:00:00.000Z',
  nome_entregador: null,
  entregador_id: null,
  posicao_fila: null,
  tempo_reserva: null,
  oferta_viva: null,
  sinalizada: false,
  rota_id: 1,
  ordem: 1,
  total_rota: 1,
  intervencao: null,
  marcos: [],
  exige_codigo: false,
  exige_foto: false,
  exige_recebedor: false,
  recebedor: null,
  foto_em: null,
  rastreio_url: null,
  rastreio_recusado_em: null,
  avaliacao_media: null,
  total_avaliacoes: null,
  nota: null,
  mensagens_nao_lidas: 0,
  ...fields,
});

/** Returns the request of `sampleSolicitacao` after a courier accepted it at 19:02. */
export const sampleAceita = (fields: Partial<Sample> = {}): Sample =>
  sampleSolicitacao({
    status: 'aceita',
    data_status: '2026-11-21T22:02:00.000Z',
    nome_entregador: 'Marcos Prado',
    entregador_id: 1,
    ...fields,
  });
