import { listasDe } from '@corre/api/acesso/contas/exportar-listas.ts';
import { readConfig } from '@corre/api/base/config.ts';
import { estadoDoEntregador } from '@corre/api/despacho/fila/estado.ts';
import { explicarFila } from '@corre/api/despacho/fila/explicacao.ts';
import {
  entregasDoComercio,
  entregasDoEntregador,
  entregasPendentes,
  resumoDoComercio,
} from '@corre/api/dinheiro/entregas/listar.ts';
import { semanaAtual } from '@corre/api/dinheiro/entregas/semana-atual.ts';
import { semanasDe } from '@corre/api/dinheiro/entregas/semanas.ts';
import { acompanhamentoSemanal } from '@corre/api/dinheiro/relatorios/acompanhamento.ts';
import { dadosComercios, relatorioComercios } from '@corre/api/dinheiro/relatorios/comercios.ts';
import { relatorioDaSemana, relatorioEntregadores } from '@corre/api/dinheiro/relatorios/entregadores.ts';
import { topSemana } from '@corre/api/dinheiro/relatorios/ranking.ts';
import { avaliacoesDoEntregador } from '@corre/api/pedidos/avaliacoes/avaliar.ts';
import { lerComoSuporte } from '@corre/api/pedidos/chat/ler.ts';
import { naoLidas } from '@corre/api/pedidos/chat/nao-lidas.ts';
import { entregasAtivas, todasSolicitacoes } from '@corre/api/pedidos/solicitacoes/de-todos.ts';
import { solicitacoesDoComercio } from '@corre/api/pedidos/solicitacoes/do-comercio.ts';
import { solicitacoesDoEntregador } from '@corre/api/pedidos/solicitacoes/do-entregador.ts';
import { historicoDaSolicitacao } from '@corre/api/pedidos/solicitacoes/historico.ts';
import { detalhesDoEntregador, entregadoresDoSuporte } from '@corre/api/pessoas/entregadores/listar-suporte.ts';
import { perfilDoEntregador } from '@corre/api/pessoas/entregadores/perfil-do-entregador.ts';
import type { Em } from '@corre/db/orm.ts';
import { benchVault } from '../harness/key.ts';

/** The accounts to read: a courier who works every day, a new courier, a shop, and the newest request. */
export interface Subjects {
  novato_id: number;
  entregador_id: number;
  comercio_id: number;
  solicitacao_id: number;
}

/** One call of the product through its use case. */
type Read = (em: Em, of: Subjects) => Promise<unknown>;

const config = readConfig({});
const ALCANCE_SEGUNDOS = config.ALCANCE_SEGUNDOS;

/** The panels' reads, by name. Every answer is the same in every world. */
export const reads: Record<string, Read> = {
  'ranking of the week': (em) => topSemana(em),
  'courier: 26 weeks': (em, { entregador_id }) => semanasDe(em, { entregador_id }),
  'courier: this week': (em, { entregador_id }) => semanaAtual(em, entregador_id),
  'courier: deliveries and totals': (em, { entregador_id }) => entregasDoEntregador(em, entregador_id),
  'courier: requests': (em, { entregador_id }) => solicitacoesDoEntregador(em, entregador_id),
  'courier: profile': (em, { entregador_id }) => perfilDoEntregador(em, benchVault, entregador_id),
  'courier: ratings': (em, { entregador_id }) => avaliacoesDoEntregador(em, entregador_id),
  'courier: state': (em, { entregador_id }) => estadoDoEntregador(em, entregador_id),
  'courier: why an offer came': (em, { entregador_id }) => explicarFila(em, config, entregador_id),
  'courier: their export': async (em, { novato_id }) => {
    const listas = listasDe(em, benchVault, { user_type: 'entregador', id: novato_id });
    for (const list of Object.values(listas)) await list.execute();
  },
  'shop: 26 weeks': (em, { comercio_id }) => semanasDe(em, { comercio_id }),
  'shop: this week': (em, { comercio_id }) => resumoDoComercio(em, comercio_id),
  'shop: requests': (em, { comercio_id }) => solicitacoesDoComercio(em, comercio_id),
  'shop: deliveries': (em, { comercio_id }) => entregasDoComercio(em, comercio_id),
  'shop: awaiting release': (em, { comercio_id }) => entregasPendentes(em, comercio_id),
  'shop: conversations': (em, { comercio_id }) => naoLidas(em, { tipo: 'comercio', id: comercio_id }),
  'support: requests': (em) => todasSolicitacoes(em),
  'support: second page': (em, { solicitacao_id }) =>
    todasSolicitacoes(em, { encerradas_antes_de: solicitacao_id - 60 }),
  'support: under way': (em) => entregasAtivas(em),
  'support: timeline': (em, { solicitacao_id }) => historicoDaSolicitacao(em, solicitacao_id),
  'support: conversation': (em, { solicitacao_id }) => lerComoSuporte(em, solicitacao_id),
  'support: couriers': (em) => entregadoresDoSuporte(em, ALCANCE_SEGUNDOS, { ativos: true }),
  'support: one courier': (em, { entregador_id }) => detalhesDoEntregador(em, ALCANCE_SEGUNDOS, entregador_id),
  'admin: couriers, of all time': (em) => relatorioEntregadores(em),
  'admin: this week': (em) => relatorioDaSemana(em),
  'admin: shops, of all time': (em) => relatorioComercios(em, null),
  'admin: data of shops': (em) => dadosComercios(em),
  'admin: 26 weeks': (em) => acompanhamentoSemanal(em, null),
};
