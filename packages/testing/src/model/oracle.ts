import type { Config } from '@corre/api/base/config.ts';
import type { Estado, Lugar, Oferta } from './state.ts';

const MICROS = 1_000_000;

/** An offer that the rules ask for: to whom, from which place, passing over whom. */
type Devida = Pick<Oferta, 'rota_id' | 'entregador_id' | 'posicao_fila' | 'pulos'>;

/** Live, and there before the run of the dispatch in question: `ultima` is the last offer that was. */
const eraViva = (ultima: number) => (oferta: Oferta) => oferta.resultado === null && oferta.id <= ultima;

/** Who stood in the queue at `instante`, before any offer after `ultima`: first come, first. */
function filaEm({ lugares, ofertas }: Estado, ultima: number, instante: number): Lugar[] {
  const comOferta = new Set(ofertas.filter(eraViva(ultima)).map(({ entregador_id }) => entregador_id));
  return lugares
    .filter(({ id, ativo, online, ocupado, suspenso_ate }) => {
      const suspenso = suspenso_ate !== null && suspenso_ate > instante;
      return ativo && online && !suspenso && !ocupado && !comOferta.has(id);
    })
    .sort((a, b) => (a.fila_desde ?? 0) - (b.fila_desde ?? 0) || a.id - b.id);
}

/** Which routes waited without an offer then: urgent first, then oldest. */
function espera({ rotas, ofertas }: Estado, ultima: number): number[] {
  const oferecidas = new Set(ofertas.filter(eraViva(ultima)).map(({ rota_id }) => rota_id));
  return rotas
    .filter(({ id }) => !oferecidas.has(id))
    .sort((a, b) => Number(b.urgente) - Number(a.urgente) || a.criada_em - b.criada_em || a.id - b.id)
    .map(({ id }) => id);
}

function motivoDoPulo(estado: Estado, config: Config, rota_id: number, lugar: Lugar, instante: number) {
  const dele = estado.ofertas.filter((o) => o.rota_id === rota_id && o.entregador_id === lugar.id);
  const houve = (resultado: string, segundos: number) =>
    dele.some((o) => o.resultado === resultado && (o.respondida_em ?? 0) > instante - segundos * MICROS);
  const recusada = houve('recusada', config.PAUSA_RECUSA_SEGUNDOS);
  const expirada = houve('expirada', config.PAUSA_EXPIRADA_SEGUNDOS);
  if (recusada || expirada) {
    const ultima = dele.filter((o) => o.resultado === 'recusada' || o.resultado === 'expirada').at(-1);
    return ultima?.resultado === 'recusada' ? 'pausa_recusa' : 'pausa_expirada';
  }
  const ouvido = lugar.ultimo_sinal !== null && lugar.ultimo_sinal > instante - config.ALCANCE_SEGUNDOS * MICROS;
  return ouvido ? null : 'inalcancavel';
}

/**
 * What had to be offered at `instante` after the offer `ultima`, written from the rules (decision record 0005) and from nothing that the dispatch
 * writes down about itself: each waiting route, in order, goes to the first of the queue who is reachable and not paused.
 */
export function ofertasDevidas(estado: Estado, config: Config, ultima: number, instante: number): Devida[] {
  const fila = filaEm(estado, ultima, instante);
  const lugarDe = new Map(fila.map(({ id }, i) => [id, i + 1]));
  const devidas: Devida[] = [];
  for (const rota_id of espera(estado, ultima)) {
    const pulos: Devida['pulos'] = [];
    for (const lugar of fila) {
      if (devidas.some(({ entregador_id }) => entregador_id === lugar.id)) continue;
      const motivo = motivoDoPulo(estado, config, rota_id, lugar, instante);
      if (motivo === null) {
        devidas.push({ rota_id, entregador_id: lugar.id, posicao_fila: lugarDe.get(lugar.id) ?? 0, pulos });
        break;
      }
      pulos.push({ entregador_id: lugar.id, motivo });
    }
  }
  return devidas;
}

const escrever = (ofertas: readonly Devida[]): string =>
  ofertas
    .map(({ rota_id, entregador_id, posicao_fila, pulos }) => {
      const passados = pulos.map((p) => `${p.entregador_id} ${p.motivo}`).sort();
      return `route ${rota_id} to ${entregador_id} at place ${posicao_fila}, past [${passados.join(', ')}]`;
    })
    .sort()
    .join('; ');

/** What is wrong with the offers made since `antes`. `despachou`: the call was one after which none may be due. */
export function conferirOfertas(antes: Estado, depois: Estado, config: Config, despachou: boolean): string[] {
  const novas = depois.ofertas.filter(({ id }) => id > antes.ultima_oferta);
  const [primeira] = novas;
  if (primeira) {
    // a suspension that ended woke a sweep: two runs of the dispatch in one look cannot be told apart
    if (novas.some(({ enviada_em }) => enviada_em !== primeira.enviada_em)) return [];
    const feitas = escrever(novas);
    const devidas = escrever(ofertasDevidas(depois, config, antes.ultima_oferta, primeira.enviada_em));
    return feitas === devidas ? [] : [`offered: ${feitas}\ndue: ${devidas}`];
  }
  // the instant of the dispatch is not known: due is what was due before and after it
  const devidas = [antes.agora, depois.agora].map((instante) =>
    ofertasDevidas(depois, config, antes.ultima_oferta, instante),
  );
  if (!despachou || devidas.some((lista) => lista.length === 0)) return [];
  return [`due and not offered: ${escrever(devidas.flat())}`];
}
