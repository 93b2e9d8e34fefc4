import { moveTo } from '../harness/second-place.ts';
import { escolher, type Fazer } from './drawn.ts';
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
export const MUDANCAS: Record<string, Fazer> = {
  'entregador muda de praça': mudar(async (mundo, quem) => {
    const entregador = await mundo.entregador(quem);
    return entregador ? { entregadores: [entregador] } : {};
  }),
  'comércio muda de praça': mudar(async (mundo, quem) => {
    const loja = escolher(mundo.lojas, quem);
    return loja ? { comercios: [loja] } : {};
  }),
};
