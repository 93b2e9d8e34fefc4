import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { PAGO_ONLINE } from '@corre/contract/solicitacoes/pagamento.ts';

/** A request for tests: manual, waiting, R$ 9,50, asked for at 19:00 in São Paulo. */
export function umaSolicitacao(campos: Partial<SolicitacaoDoComercio> = {}): SolicitacaoDoComercio {
  return {
    id: 1,
    comercio: 'Pizzaria do João',
    comercio_id: 1,
    comercio_endereco: null,
    comercio_link: null,
    intervencao: null,
    marcos: [],
    exige_codigo: false,
    exige_foto: false,
    exige_recebedor: false,
    recebedor: null,
    foto_em: null,
    endereco: 'Av. Brasil, 4312',
    observacao: 'Portão azul',
    urgente: false,
    prioritaria: false,
    origem: 'manual',
    valor_estimado: 9.5,
    link_localizacao: null,
    ...PAGO_ONLINE,
    a_liberar: false,
    data_solicitacao: '2026-11-21T22:00:00.000Z',
    status: 'aguardando',
    nome_entregador: null,
    posicao_fila: null,
    tempo_reserva: null,
    rota_id: 1,
    ordem: 1,
    total_rota: 1,
    entregador_id: null,
    data_status: '2026-11-21T22:00:00.000Z',
    avaliacao_media: null,
    total_avaliacoes: null,
    nota: null,
    mensagens_nao_lidas: 0,
    ...campos,
  };
}
