import { ACOES_INTERVENCAO } from '@corre/contract/vocabulario.ts';
import fc from 'fast-check';
import { moveTo } from '../harness/second-place.ts';
import { CUSTODIA } from './custody-commands.ts';
import { MORTES } from './deaths.ts';
import { conferirLiberadas } from './door-payments.ts';
import { type Comando, escolher, type Fazer, PASSO, pedidoDe } from './drawn.ts';
import { PROBLEMAS } from './problem-commands.ts';
import { PROVAS } from './proof-commands.ts';
import { cancelar, liberar, PREPARO, pedir } from './shop-commands.ts';
import type { World } from './world.ts';

/** Moves a courier or a shop to another place. It is refused for those at work. */
const mudar =
  (quem: (mundo: World, quem: number) => Promise<Parameters<typeof moveTo>[2]>): Fazer =>
  async (mundo, comando) => {
    const para = escolher(mundo.pracas, comando.qual);
    const mudam = await quem(mundo, comando.quem);
    if (para === undefined) return undefined;
    await moveTo(mundo.api.orm.em.fork(), para, mudam).catch((erro: unknown) => {
      if (!/is at work in the place|has open requests in the place/.test(String(erro))) throw erro;
    });
    return undefined;
  };

/** Rare commands of couriers and shops. They must have no effect on the dispatch. */
const MUDANCAS: Record<string, Fazer> = {
  'entregador muda de praça': mudar(async (mundo, quem) => {
    const entregador = await mundo.entregador(quem);
    return entregador ? { entregadores: [entregador] } : {};
  }),
  'comércio muda de praça': mudar(async (mundo, quem) => {
    const loja = escolher(mundo.lojas, quem);
    return loja ? { comercios: [loja] } : {};
  }),
};

/** The allowed statuses. A refusal means that the call was wrong at this moment. Any other status is a fault. */
const RECUSAS = [200, 400, 403, 404, 409];
/** The courier's steps, to be tried in any state. */
const PASSOS = ['em_retirada', 'em_entrega', 'finalizada'];
/** Seconds that may pass: less and more than each deadline of the dispatch. */
const ESPERAS = [1, 2, 4, 11, 16, 61, 301, 3_601];

const comEntregador =
  (fazer: (cliente: ReturnType<World['por']>, id: number, mundo: World, qual: number) => ReturnType<Fazer>): Fazer =>
  async (mundo, { quem, qual }) => {
    const entregador = await mundo.entregador(quem);
    return entregador && fazer(mundo.por(entregador), entregador.id, mundo, qual);
  };

const comSuporte =
  (
    fazer: (cliente: ReturnType<World['por']>, entregador_id: number, mundo: World, qual: number) => ReturnType<Fazer>,
  ): Fazer =>
  async (mundo, { quem, qual }) => {
    const entregador = await mundo.entregador(quem);
    return entregador && fazer(mundo.por(mundo.suporte), entregador.id, mundo, qual);
  };

const atribuir = (force_assign: boolean): Fazer =>
  comSuporte(async (cliente, entregador_id, mundo, qual) => {
    const pedido = await pedidoDe(mundo, qual, ({ status }) => status === 'aguardando');
    return (
      pedido && cliente.put('/suporte/atribuir-entrega', { solicitacao_id: pedido.id, entregador_id, force_assign })
    );
  });

const FAZERES: Record<string, Fazer> = {
  pedir: pedir(1),
  'pedir rota': pedir(3),
  ...PREPARO,
  liberar,
  cancelar,
  'ficar online': comEntregador((c, id) => c.put(`/entregador/${id}/status-online`, { online: true })),
  'ficar offline': comEntregador((c, id) => c.put(`/entregador/${id}/status-online`, { online: false })),
  'ver oferta': comEntregador((c, id) => c.get(`/entregador/${id}/proxima-entrega`)),
  falar: comEntregador((c, id) => c.get(`/entregador/${id}/status`)),
  verificar: comEntregador((c, id) => c.get(`/entregador/${id}/verificar-entrega-disponivel`)),
  aceitar: comEntregador(async (c, id, mundo, qual) => {
    const pedido = await pedidoDe(mundo, qual, ({ status }) => status === 'aguardando');
    return pedido && c.put(`/entregador/${id}/aceitar-solicitacao/${pedido.id}`);
  }),
  'aceitar o que vê': comEntregador(async (c, id, mundo) => {
    const { body, status } = await c.get<{ proxima_entrega: { id: number } | null }>(
      `/entregador/${id}/proxima-entrega`,
    );
    await mundo.notar('ver oferta', status);
    await mundo.passar(PASSO);
    return body.proxima_entrega ? c.put(`/entregador/${id}/aceitar-solicitacao/${body.proxima_entrega.id}`) : undefined;
  }),
  'recusar o que vê': comEntregador(async (c, id, mundo) => {
    const { body, status } = await c.get<{ proxima_entrega: unknown }>(`/entregador/${id}/proxima-entrega`);
    await mundo.notar('ver oferta', status);
    await mundo.passar(PASSO);
    return body.proxima_entrega ? c.put(`/entregador/${id}/recusar-entrega`) : undefined;
  }),
  recusar: comEntregador((c, id) => c.put(`/entregador/${id}/recusar-entrega`)),
  'recusar pelo nome': comEntregador(async (c, id, mundo, qual) => {
    const pedido = await pedidoDe(mundo, qual);
    return pedido && c.put(`/entregador/${id}/recusar-entrega`, { solicitacao_id: pedido.id });
  }),
  intervir: comSuporte(async (c, entregador_id, mundo, qual) => {
    // Sometimes a request that still waits.
    const pedido = await pedidoDe(mundo, qual, ({ status }) => qual % 7 === 0 || status !== 'aguardando');
    const dado = { acao: escolher(ACOES_INTERVENCAO, qual), motivo: 'modelo', entregador_id };
    return pedido && c.put(`/suporte/solicitacao/${pedido.id}/intervir`, dado);
  }),
  avançar: comEntregador(async (c, id, mundo, qual) => {
    const pedido = await pedidoDe(mundo, qual, ({ entregador_id }) => entregador_id === id);
    return pedido && c.put(`/entregador/solicitacao/${pedido.id}/status`, { novo_status: escolher(PASSOS, qual) });
  }),
  suspender: comSuporte((c, entregador_id) =>
    c.put('/suporte/suspender-entregador', { entregador_id, motivo: 'modelo', duracao_horas: 1 }),
  ),
  'remover suspensão': comSuporte((c, id) => c.put(`/suporte/remover-suspensao/${id}`)),
  'resetar recusas': comSuporte((c, id) => c.put(`/suporte/resetar-recusas/${id}`)),
  atribuir: atribuir(false),
  'atribuir à força': atribuir(true),
  'o tempo passa': async (mundo, { qual }) => {
    await mundo.passar(escolher(ESPERAS, qual) ?? 1);
    return undefined;
  },
  'outro processo atende': async (mundo) => {
    mundo.trocarProcesso();
    return undefined;
  },
  ...CUSTODIA,
  ...PROVAS,
  ...PROBLEMAS,
  ...MUDANCAS,
  ...MORTES,
};

/**
 * Weights of the commands. The default is 4. Daily work weighs more than acts of support. A death costs a second of run
 * time.
 */
const PESOS: Record<string, number> = {
  pedir: 16,
  'pedir rota': 12,
  agendar: 8,
  'agendar rota': 6,
  'rota pronta': 8,
  cancelar: 12,
  'ficar online': 16,
  'ver oferta': 16,
  'aceitar o que vê': 16,
  'recusar o que vê': 12,
  recusar: 8,
  intervir: 8,
  avançar: 32,
  liberar: 8,
  'prestar contas': 12,
  'confirmar recebimento': 12,
  'confirmar com código': 6,
  'discutir diferença': 10,
  'entregar maquininha': 8,
  marcar: 8,
  'finalizar com código': 8,
  'errar o código': 8,
  'avisar de um problema': 8,
  'responder a um problema': 8,
  'o vigia olha': 6,
  'responder ao vigia': 6,
  'o tempo passa': 12,
  'entregador muda de praça': 8,
  'comércio muda de praça': 2,
  'um processo morre': 4,
  'um processo morre ao errar': 2,
};

/** Returns an arbitrary of sequences of commands. */
export const comandos = (quantos: number) =>
  fc.array(
    fc.record({
      nome: fc.oneof(
        ...Object.keys(FAZERES).map((nome) => ({ weight: PESOS[nome] ?? 4, arbitrary: fc.constant(nome) })),
      ),
      quem: fc.nat(1_000),
      qual: fc.nat(1_000),
    }),
    { minLength: quantos, maxLength: quantos, size: 'max' },
  );

/** Executes a command and returns everything that is wrong with the answer, the offers, the places and the counters. */
export async function executar(mundo: World, comando: Comando): Promise<string[]> {
  await mundo.passar(PASSO);
  const resposta = await FAZERES[comando.nome]?.(mundo, comando);
  await mundo.notar(comando.nome, resposta?.status);
  const falhas = [...mundo.falhas.splice(0), ...(await conferirLiberadas(mundo.api, mundo.liberadas))];
  if (!resposta || RECUSAS.includes(resposta.status)) return falhas;
  return [...falhas, `${comando.nome} answered ${resposta.status} ${JSON.stringify(resposta.body)}`];
}
