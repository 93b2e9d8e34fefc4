import { MOTIVOS_NA_PORTA, type PortaDoPeriodo } from '@corre/contract/numeros/lojas-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { emSnapshot } from '@corre/db/snapshot.ts';
import { nomesDosBairros } from './bairros.ts';
import { PROBLEMAS } from './fatos/medidas.ts';
import { type Grupo, ler, quantasDe } from './ler.ts';
import { nomesDasLojas } from './lojas.ts';
import { encerradas } from './operacao.ts';
import { type Pedido, periodoAntes } from './periodo.ts';
import { planejar } from './plano.ts';

const naPorta = (problema: Grupo | undefined): number =>
  MOTIVOS_NA_PORTA.reduce((soma, motivo) => soma + quantasDe(problema, PROBLEMAS.indexOf(motivo)), 0);

const noTotal = async (em: Em, pedido: Pedido): Promise<Grupo | undefined> => {
  const plano = await planejar(em, pedido, { sujeito: pedido.sujeito, meses: true });
  return (await ler(em, plano, { vistas: { total: ['problema'] } }))[0];
};

/** The keys of a view with problems at the door, with their ended requests, the most problems first. */
function comProblemas(grupos: readonly Grupo[], vista: 'bairro' | 'comercio') {
  const de = (medida: Grupo['medida']) =>
    new Map(grupos.filter((g) => g.vista === vista && g.medida === medida).map((g) => [g.chave, g]));
  const fins = de('fim');
  return [...de('problema')]
    .map(([chave, problema]) => {
      const { finalizadas, canceladas } = encerradas(fins.get(chave));
      return { chave, na_porta: naPorta(problema), encerradas: finalizadas + canceladas };
    })
    .filter(({ na_porta }) => na_porta > 0)
    .sort((a, b) => b.na_porta - a.na_porta || a.chave - b.chave);
}

/** Returns what went wrong at the doors of a span: why, in which bairro, for which shop [numeros]. */
export function portaDoPeriodo(em: Em, pedido: Pedido): Promise<PortaDoPeriodo> {
  return emSnapshot(em, async (tx) => {
    const plano = await planejar(tx, pedido, { sujeito: pedido.sujeito, meses: true });
    const vistas = { bairro: ['fim', 'problema'], comercio: ['fim', 'problema'] } as const;
    const grupos = await ler(tx, plano, { vistas });
    const total = await noTotal(tx, pedido);
    const [bairros, lojas] = [await nomesDosBairros(tx), await nomesDasLojas(tx)];
    return {
      de: pedido.de,
      ate: pedido.ate,
      motivos: PROBLEMAS.map((motivo, valor) => ({ motivo, problemas: quantasDe(total, valor) }))
        .filter(({ problemas }) => problemas > 0)
        .sort((a, b) => b.problemas - a.problemas),
      na_porta: naPorta(total),
      na_porta_antes: naPorta(await noTotal(tx, periodoAntes(pedido))),
      bairros: comProblemas(grupos, 'bairro').map(({ chave, ...resto }) => ({
        bairro_id: chave,
        bairro: bairros.get(chave) ?? '',
        ...resto,
      })),
      lojas: comProblemas(grupos, 'comercio').map(({ chave, ...resto }) => ({
        comercio_id: chave,
        comercio: lojas.get(chave) ?? '',
        ...resto,
      })),
    };
  });
}
