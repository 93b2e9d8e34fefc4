import { moveTo } from '../harness/second-place.ts';
import { escolher, type Fazer } from './drawn.ts';
import type { World } from './world.ts';

/** Somebody goes to work in another place, or to be served by it; refused to whoever is at work. */
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

/** What couriers and shops do rarely: nothing of the dispatch may follow them. */
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
