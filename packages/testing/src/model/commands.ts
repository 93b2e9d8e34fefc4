import { ACOES_INTERVENCAO } from '@corre/contract/vocabulario.ts';
import fc from 'fast-check';
import { moveTo } from '../harness/second-place.ts';
import { CUSTODIA } from './custody-commands.ts';
import { MORTES } from './deaths.ts';
import { checkLiberadas } from './door-payments.ts';
import { type Act, type Command, choose, PASSO, pedidoOf } from './drawn.ts';
import { PROBLEMAS } from './problem-commands.ts';
import { PROVAS } from './proof-commands.ts';
import { cancelar, liberar, PREPARO, pedir } from './shop-commands.ts';
import type { World } from './world.ts';

/** Moves a courier or a shop to another place. It is refused for those at work. */
const mudar =
  (quem: (world: World, quem: number) => Promise<Parameters<typeof moveTo>[2]>): Act =>
  async (world, command) => {
    const para = choose(world.pracas, command.qual);
    const mudam = await quem(world, command.quem);
    if (para === undefined) return undefined;
    await moveTo(world.api.orm.em.fork(), para, mudam).catch((error: unknown) => {
      if (!/is at work in the place|has open requests in the place/.test(String(error))) throw error;
    });
    return undefined;
  };

/** Rare commands of couriers and shops. They must have no effect on the dispatch. */
const MUDANCAS: Record<string, Act> = {
  'entregador muda de praça': mudar(async (world, quem) => {
    const entregador = await world.entregador(quem);
    return entregador ? { entregadores: [entregador] } : {};
  }),
  'comércio muda de praça': mudar(async (world, quem) => {
    const loja = choose(world.lojas, quem);
    return loja ? { comercios: [loja] } : {};
  }),
};

/** The allowed statuses. A refusal means that the call was wrong at this moment. Any other status is a fault. */
const RECUSAS = [200, 400, 403, 404, 409];
/** The courier's steps, to be tried in any state. */
const PASSOS = ['em_retirada', 'em_entrega', 'finalizada'];
/** Seconds that may pass: less and more than each deadline of the dispatch. */
const ESPERAS = [1, 2, 4, 11, 16, 61, 301, 3_601];

const withEntregador =
  (act: (cliente: ReturnType<World['via']>, id: number, world: World, qual: number) => ReturnType<Act>): Act =>
  async (world, { quem, qual }) => {
    const entregador = await world.entregador(quem);
    return entregador && act(world.via(entregador), entregador.id, world, qual);
  };

const comSuporte =
  (
    act: (cliente: ReturnType<World['via']>, entregador_id: number, world: World, qual: number) => ReturnType<Act>,
  ): Act =>
  async (world, { quem, qual }) => {
    const entregador = await world.entregador(quem);
    return entregador && act(world.via(world.suporte), entregador.id, world, qual);
  };

const atribuir = (force_assign: boolean): Act =>
  comSuporte(async (cliente, entregador_id, world, qual) => {
    const pedido = await pedidoOf(world, qual, ({ status }) => status === 'aguardando');
    return (
      pedido && cliente.put('/suporte/atribuir-entrega', { solicitacao_id: pedido.id, entregador_id, force_assign })
    );
  });

const FAZERES: Record<string, Act> = {
  pedir: pedir(1),
  'pedir rota': pedir(3),
  ...PREPARO,
  liberar,
  cancelar,
  'ficar online': withEntregador((c, id) => c.put(`/entregador/${id}/status-online`, { online: true })),
  'ficar offline': withEntregador((c, id) => c.put(`/entregador/${id}/status-online`, { online: false })),
  'ver oferta': withEntregador((c, id) => c.get(`/entregador/${id}/proxima-entrega`)),
  falar: withEntregador((c, id) => c.get(`/entregador/${id}/status`)),
  verificar: withEntregador((c, id) => c.get(`/entregador/${id}/verificar-entrega-disponivel`)),
  aceitar: withEntregador(async (c, id, world, qual) => {
    const pedido = await pedidoOf(world, qual, ({ status }) => status === 'aguardando');
    return pedido && c.put(`/entregador/${id}/aceitar-solicitacao/${pedido.id}`);
  }),
  'aceitar o que vê': withEntregador(async (c, id, world) => {
    const { body, status } = await c.get<{ proxima_entrega: { id: number } | null }>(
      `/entregador/${id}/proxima-entrega`,
    );
    await world.note('ver oferta', status);
    await world.passar(PASSO);
    return body.proxima_entrega ? c.put(`/entregador/${id}/aceitar-solicitacao/${body.proxima_entrega.id}`) : undefined;
  }),
  'recusar o que vê': withEntregador(async (c, id, world) => {
    const { body, status } = await c.get<{ proxima_entrega: unknown }>(`/entregador/${id}/proxima-entrega`);
    await world.note('ver oferta', status);
    await world.passar(PASSO);
    return body.proxima_entrega ? c.put(`/entregador/${id}/recusar-entrega`) : undefined;
  }),
  recusar: withEntregador((c, id) => c.put(`/entregador/${id}/recusar-entrega`)),
  'recusar pelo nome': withEntregador(async (c, id, world, qual) => {
    const pedido = await pedidoOf(world, qual);
    return pedido && c.put(`/entregador/${id}/recusar-entrega`, { solicitacao_id: pedido.id });
  }),
  intervir: comSuporte(async (c, entregador_id, world, qual) => {
    // Sometimes a request that still waits.
    const pedido = await pedidoOf(world, qual, ({ status }) => qual % 7 === 0 || status !== 'aguardando');
    const dado = { acao: choose(ACOES_INTERVENCAO, qual), motivo: 'modelo', entregador_id };
    return pedido && c.put(`/suporte/solicitacao/${pedido.id}/intervir`, dado);
  }),
  avançar: withEntregador(async (c, id, world, qual) => {
    const pedido = await pedidoOf(world, qual, ({ entregador_id }) => entregador_id === id);
    return pedido && c.put(`/entregador/solicitacao/${pedido.id}/status`, { novo_status: choose(PASSOS, qual) });
  }),
  suspender: comSuporte((c, entregador_id) =>
    c.put('/suporte/suspender-entregador', { entregador_id, motivo: 'modelo', duracao_horas: 1 }),
  ),
  'remover suspensão': comSuporte((c, id) => c.put(`/suporte/remover-suspensao/${id}`)),
  'resetar recusas': comSuporte((c, id) => c.put(`/suporte/resetar-recusas/${id}`)),
  atribuir: atribuir(false),
  'atribuir à força': atribuir(true),
  'o tempo passa': async (world, { qual }) => {
    await world.passar(choose(ESPERAS, qual) ?? 1);
    return undefined;
  },
  'outro processo atende': async (world) => {
    world.replaceProcess();
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
export const commands = (quantos: number) =>
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
export async function execute(world: World, command: Command): Promise<string[]> {
  await world.passar(PASSO);
  const answer = await FAZERES[command.nome]?.(world, command);
  await world.note(command.nome, answer?.status);
  const falhas = [...world.falhas.splice(0), ...(await checkLiberadas(world.api, world.liberadas))];
  if (!answer || RECUSAS.includes(answer.status)) return falhas;
  return [...falhas, `${command.nome} answered ${answer.status} ${JSON.stringify(answer.body)}`];
}
