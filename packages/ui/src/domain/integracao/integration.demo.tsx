import type {
  ChamadaExterna,
  Integracao,
  IntegracaoCriada,
  MensagemExterna,
} from '@corre/contract/integracoes/contrato.ts';
import type { Demo } from '../../kit/demo.ts';
import { Created } from './created.tsx';
import { CallList, MessageList, TestResult, WalkProgress } from './exchange-lists.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { IntegrationCard } from './integration-card.tsx';

const NOW = Date.parse('2026-11-21T22:40:00.000Z');
const as = (seconds: number) => new Date(NOW - seconds * 1_000).toISOString();

const integracao: Integracao = {
  id: 1,
  tipo: 'opendelivery',
  nome: 'PDV do balcão',
  comercio_id: 1,
  comercio: 'Pizzaria Bella Massa',
  ambiente: 'producao',
  ativa: true,
  desligada_por: null,
  destino: 'pdv.example.com.br/…',
  aplicativo_id: null,
  merchant_id: '22815773000169-dbc7e35a-c936-4665-9e13-eb55eb8b6824',
  merchant_id_novo: null,
  criada_em: as(90_000),
  ultima_entrada: as(200),
  ultimo_sucesso: as(150),
  ultimo_erro: null,
  esperando: 0,
  desistidas: 0,
};

const ruim: Integracao = {
  ...integracao,
  nome: 'Sistema de nome comprido que ninguém encurtou na loja do shopping da avenida',
  ambiente: 'teste',
  merchant_id_novo: 'outro-codigo',
  ultimo_erro: { quando: as(30), http: 503, erro: null },
  esperando: 12,
  desistidas: 1,
};

const criada: IntegracaoCriada = {
  message: 'Integração criada',
  id: 1,
  tipo: 'opendelivery',
  ambiente: 'teste',
  client_id: '3f0f4bd4-2f0a-4f6d-9a55-0b6f6a0d4b11',
  client_secret: 'gAOYXrpri4Fpj1cy6Rd70MP2pCXzgZ6JEB7_zT6UoAA',
  app_id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  base_url: 'https://corre.example/od',
  token_url: 'https://corre.example/od/oauth/token',
};

const chamada = (id: number, mais: Partial<ChamadaExterna>): ChamadaExterna => ({
  id,
  direcao: 'entrada',
  quando: as(id * 40),
  rota: 'delivery',
  http: 202,
  ms: 41,
  erro: null,
  ...mais,
});

const mensagem = (id: number, tipo: string, mais: Partial<MensagemExterna>): MensagemExterna => ({
  id,
  fluxo_id: 1,
  pedido: '96B4',
  tipo,
  quando: as(60 - id * 5),
  estado: 'entregue',
  envios: 1,
  proximo_envio: null,
  entregue_em: as(60 - id * 5),
  http: 204,
  erro: null,
  ...mais,
});

const mensagens = [
  mensagem(1, 'ACCEPTED', {}),
  mensagem(2, 'ARRIVED_AT_MERCHANT', {}),
  mensagem(3, 'ORDER_PICKED', { estado: 'esperando', envios: 2, http: 500, entregue_em: null }),
  mensagem(4, 'ORDER_DELIVERED', {
    estado: 'desistida',
    envios: 14,
    http: null,
    erro: 'não respondeu a tempo',
    entregue_em: null,
  }),
];

const nada = () => undefined;

export default [
  { title: 'Integrations: what to do', render: () => <HowItWorks /> },
  {
    title: 'Integrations: cards',
    render: () => (
      <div className="grid gap-3">
        <IntegrationCard integracao={integracao} withComercio={false} now={NOW} onOpen={nada} />
        <IntegrationCard integracao={ruim} withComercio now={NOW} onOpen={nada} />
        <IntegrationCard
          integracao={{ ...integracao, nome: 'Caixa 2', ativa: false, desligada_por: '410', destino: null }}
          withComercio
          now={NOW}
          onOpen={nada}
        />
      </div>
    ),
  },
  {
    title: 'Integrations: just made',
    render: () => <Created criada={criada} comercio="Pizzaria Bella Massa" url_eventos={null} url_codigo={null} />,
  },
  {
    title: 'Integrations: calls',
    render: () => (
      <CallList
        now={NOW}
        chamadas={[
          chamada(1, {}),
          chamada(2, { direcao: 'saida', rota: 'ACCEPTED', http: 204, ms: 120 }),
          chamada(3, { direcao: 'saida', rota: 'ORDER_PICKED', http: null, ms: 10_000, erro: 'não respondeu a tempo' }),
          chamada(4, { http: 401, rota: 'token' }),
        ]}
      />
    ),
  },
  { title: 'Integrations: no calls', render: () => <CallList now={NOW} chamadas={[]} /> },
  { title: 'Integrations: messages', render: () => <MessageList now={NOW} mensagens={mensagens} /> },
  {
    title: 'Integrations: tests',
    render: () => (
      <div className="grid gap-4">
        <TestResult
          feito={{
            message: 'O sistema recebeu o aviso e respondeu 204. Está conectado.',
            certo: true,
            http: 204,
            ms: 120,
            fluxo_id: null,
          }}
        />
        <TestResult
          feito={{
            message: 'Não chegou: não respondeu a tempo. Confira o endereço e tente de novo.',
            certo: false,
            http: null,
            ms: 10_000,
            fluxo_id: null,
          }}
        />
        <WalkProgress mensagens={mensagens} now={NOW} />
      </div>
    ),
  },
] satisfies Demo[];
