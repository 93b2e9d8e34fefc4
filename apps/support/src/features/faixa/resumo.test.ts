import { PAGO_ONLINE } from '@corre/contract/solicitacoes/pagamento.ts';
import { expect, test } from 'vitest';
import type { Solicitacao } from '../solicitacoes/use-solicitacoes.ts';
import { entregadorDeTeste } from '../torre/entregador-de-teste.ts';
import { resumoDaTorre } from './resumo.ts';

const solicitacao = (id: number, data_solicitacao: string): Solicitacao => ({
  id,
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
  rastreio_url: null,
  rastreio_recusado_em: null,
  endereco: 'Rua Lopes Trovão, 215',
  observacao: null,
  urgente: false,
  origem: 'manual',
  canal: null,
  numero_pedido: null,
  volta: false,
  valor_estimado: 9,
  link_localizacao: null,
  ...PAGO_ONLINE,
  pronto_em: null,
  agendada: false,
  oferecer_apos: null,
  a_liberar: false,
  data_solicitacao,
  status: 'aguardando',
  nome_entregador: null,
  posicao_fila: null,
  tempo_reserva: null,
  rota_id: id,
  ordem: 1,
  total_rota: 1,
  entregador_id: null,
  data_status: data_solicitacao,
  sinalizada: false,
  oferta_viva: null,
});

// [torre]
test('the five counters count each courier once, and all of them as registered', () => {
  const entregadores = [
    entregadorDeTeste({ id: 1, online: true, posicao_fila: 1 }),
    entregadorDeTeste({ id: 2, online: true, status: 'ocupado' }),
    entregadorDeTeste({ id: 3, suspenso: true }),
    entregadorDeTeste({ id: 4 }),
  ];
  const resumo = resumoDaTorre({ solicitacoes: [], entregadores });
  expect(resumo).toMatchObject({ pendentes: 0, livres: 1, ocupados: 1, suspensos: 1, total: 4 });
});

test('the oldest request that waits is said, and one that is held for its hour waits for nobody', () => {
  const solicitacoes = [
    solicitacao(1, '2026-11-21T22:37:00Z'),
    solicitacao(2, '2026-11-21T22:33:00Z'),
    { ...solicitacao(3, '2026-11-21T20:00:00Z'), agendada: true, oferecer_apos: '2026-11-21T20:30:00Z' },
  ];
  const resumo = resumoDaTorre({ solicitacoes, entregadores: [] });
  expect(resumo).toMatchObject({ pendentes: 3, waiting: 2, esperaDesde: '2026-11-21T22:33:00Z' });
});

test('what has not come yet is no zero', () => {
  const empty = resumoDaTorre({ solicitacoes: undefined, entregadores: undefined });
  expect(empty.pendentes).toBeUndefined();
  expect(empty.total).toBeUndefined();
});
