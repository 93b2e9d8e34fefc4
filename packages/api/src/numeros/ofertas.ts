import { OFERTAS_MOSTRADAS } from '@corre/contract/numeros/constantes.ts';
import type { OfertasDoPeriodo } from '@corre/contract/numeros/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { emSnapshot } from '@corre/db/snapshot.ts';
import { OFERTA, RECUSAS } from './fatos/medidas.ts';
import { diaDoGrupo, type Grupo, ler, quantasDe } from './ler.ts';
import { type Pedido, periodoAntes } from './periodo.ts';
import { planejar } from './plano.ts';

type Totais = OfertasDoPeriodo['totais'];

/** Counts offers by their result. An offer that was shown counts in its result too. */
const porResultado = (grupo: Grupo | undefined): Totais => {
  const mostradas = quantasDe(grupo, OFERTA.mostrada);
  return {
    enviadas: (grupo?.amostra ?? 0) - mostradas,
    mostradas,
    aceitas: quantasDe(grupo, OFERTA.aceita),
    recusadas: quantasDe(grupo, OFERTA.recusada),
    expiradas: quantasDe(grupo, OFERTA.expirada),
    nao_entregues: quantasDe(grupo, OFERTA.nao_entregue),
  };
};

const motivosDe = (grupo: Grupo | undefined): OfertasDoPeriodo['motivos'] =>
  RECUSAS.map((motivo, valor) => ({ motivo, recusas: quantasDe(grupo, valor) }))
    .filter(({ recusas }) => recusas > 0)
    .sort((a, b) => b.recusas - a.recusas);

/** How many offers the accepted routes had needed: in the mean, and counted. */
function precisaramDe(grupo: Grupo | undefined): Pick<OfertasDoPeriodo, 'ofertas_por_aceite' | 'precisaram'> {
  const { valores, quantas } = grupo ?? {};
  if (!grupo || !valores || !quantas) return { ofertas_por_aceite: null, precisaram: [] };
  const ofertas = valores.reduce((soma, valor, n) => soma + valor * (quantas[n] ?? 0), 0);
  const rotas = new Map<number, number>();
  for (const [n, valor] of valores.entries()) {
    const chave = Math.min(valor, OFERTAS_MOSTRADAS);
    rotas.set(chave, (rotas.get(chave) ?? 0) + (quantas[n] ?? 0));
  }
  return {
    ofertas_por_aceite: Math.round((ofertas / grupo.amostra) * 100) / 100,
    precisaram: [...rotas].map(([ofertas, rotas]) => ({ ofertas, rotas })),
  };
}

/** Counts the offers of a span by their result, without a snapshot of its own. */
async function totaisDe(em: Em, pedido: Pedido) {
  const plano = await planejar(em, pedido, { sujeito: pedido.sujeito, meses: true });
  const grupos = await ler(em, plano, { vistas: { total: ['oferta', 'recusa', 'precisou', 'sem_ninguem'] } });
  return (medida: Grupo['medida']) => grupos.find((grupo) => grupo.medida === medida);
}

/** Counts the offers that were sent in a span, by their result. */
export const totaisDasOfertas = async (em: Em, pedido: Pedido): Promise<Totais> =>
  porResultado((await totaisDe(em, pedido))('oferta'));

/** Returns what became of the offers of a span [numeros]. */
export function ofertasDoPeriodo(em: Em, pedido: Pedido): Promise<OfertasDoPeriodo> {
  return emSnapshot(em, async (tx) => {
    const total = await totaisDe(tx, pedido);
    const antes = await totaisDe(tx, periodoAntes(pedido));
    const plano = await planejar(tx, pedido, { sujeito: pedido.sujeito, meses: false });
    const grupos = await ler(tx, plano, { vistas: { dia: ['oferta'], semana: ['sem_ninguem'] } });
    return {
      de: pedido.de,
      ate: pedido.ate,
      totais: porResultado(total('oferta')),
      totais_antes: porResultado(antes('oferta')),
      dias: grupos
        .filter(({ vista }) => vista === 'dia')
        .map((grupo) => ({ dia: diaDoGrupo(grupo), ...porResultado(grupo) })),
      motivos: motivosDe(total('recusa')),
      ...precisaramDe(total('precisou')),
      sem_ninguem_livre: total('sem_ninguem')?.amostra ?? 0,
      sem_ninguem_livre_antes: antes('sem_ninguem')?.amostra ?? 0,
      sem_ninguem_por_hora: grupos
        .filter(({ vista }) => vista === 'semana')
        .map(({ chave, amostra }) => ({ dia_semana: Math.floor(chave / 24) + 1, hora: chave % 24, rotas: amostra })),
    };
  });
}
