import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { ALWAYS_HEARD, setHeard } from '@corre/testing/harness/many-couriers.ts';
import type { Oferta } from '@corre/testing/model/state.ts';
import type { Pessoa } from './day.ts';
import { instanteDe, LOGO_DEPOIS, MEIA_NOITE, type Stage } from './stage.ts';
import { tiradosDaFila } from './street.queries.ts';

/** How long an unreachable phone stays silent, in seconds. */
const SILENCIO = 90;
/** Seconds until a courier who was taken offline comes back. */
const VOLTA = 600;
const SEMPRE = Date.parse(ALWAYS_HEARD) * 1_000;
const CAMINHO = ['em_retirada', 'em_entrega'] as const;

const segundoDe = (micros: number) => micros / 1_000_000 - Date.parse(MEIA_NOITE) / 1_000;

/** A courier of the simulation, and until when their phone is silent. */
interface Figura {
  pessoa: Pessoa;
  conta: SignedIn;
  mudoAte: number;
}

/** The couriers of the day: their shifts, their answers to offers, and their deliveries. */
export class Couriers {
  readonly #palco: Stage;
  readonly #figuras = new Map<number, Figura>();

  constructor(palco: Stage) {
    this.#palco = palco;
    palco.aoVer = async (novas, ouvidos) => {
      await this.#continuarOuvidos(ouvidos);
      for (const oferta of novas) await this.#responder(oferta);
    };
    palco.agenda.em(10 * 3_600, () => this.#voltar());
  }

  contratar(pessoa: Pessoa, conta: SignedIn): void {
    const figura = { pessoa, conta, mudoAte: 0 };
    this.#figuras.set(conta.id, figura);
    this.#palco.agenda.em(pessoa.de, () => this.#online(figura, true));
    this.#palco.agenda.em(pessoa.ate, () => this.#online(figura, false));
  }

  #falar<T>(
    nome: string,
    { conta }: Figura,
    pedir: (cliente: SignedIn['cliente'], id: number) => Promise<T>,
  ): Promise<T> {
    this.#palco.rua.ouvir(conta.id);
    return this.#palco.chamar(nome, () => pedir(conta.cliente, conta.id));
  }

  async #online(figura: Figura, online: boolean): Promise<void> {
    const { status } = await this.#falar('online', figura, (c, id) =>
      c.put(`/entregador/${id}/status-online`, { online }),
    );
    await this.#palco.ver({ despachou: status === 200 });
  }

  /** From now on the app polls every few seconds. The simulation sets its sign of life into the future instead. */
  #ouvidoDesde({ conta }: Figura): Promise<void> {
    return this.#palco.tempo.time('signs', () => setHeard(this.#palco.em(), [conta.id], ALWAYS_HEARD));
  }

  /** A request sets the sign of life to now, so set it into the future again. */
  async #continuarOuvidos(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const figura = this.#figuras.get(id);
      if (figura && figura.mudoAte <= this.#palco.agenda.agora && this.#palco.rua.ouvidoAte(id) < SEMPRE)
        await this.#ouvidoDesde(figura);
    }
  }

  async #emudecer(figura: Figura): Promise<void> {
    figura.mudoAte = this.#palco.agenda.agora + SILENCIO;
    const agora = instanteDe(this.#palco.agenda.agora);
    await this.#palco.tempo.time('signs', () => setHeard(this.#palco.em(), [figura.conta.id], agora));
    this.#palco.agenda.em(figura.mudoAte, async () => {
      if (figura.mudoAte > this.#palco.agenda.agora) return;
      const { status } = await this.#falar('poll', figura, (c, id) =>
        c.get(`/entregador/${id}/verificar-entrega-disponivel`),
      );
      await this.#palco.ver({ despachou: false, consultou: status === 200 ? figura.conta.id : undefined });
    });
  }

  async #responder(oferta: Oferta): Promise<void> {
    const figura = this.#figuras.get(oferta.entregador_id);
    if (!figura) return;
    const { responde, alcancavel, sorteio } = figura.pessoa;
    const chega = sorteio.chance(alcancavel);
    const humor = sorteio.numero();
    const demora = sorteio.entre(2.5, 0.9 * this.#palco.api.config.OFERTA_SEGUNDOS);
    const { enviada_em } = oferta;
    for (const prazo of [this.#palco.api.config.OFERTA_ENTREGA_SEGUNDOS, this.#palco.api.config.OFERTA_SEGUNDOS]) {
      this.#palco.agenda.em(segundoDe(enviada_em) + prazo + LOGO_DEPOIS, () => this.#vencer(oferta.id));
    }
    if (!chega) return this.#emudecer(figura);
    let vista: number | undefined;
    this.#palco.agenda.daqui(sorteio.entre(0.3, 1.5), async () => {
      const { body, status } = await this.#falar('poll', figura, (c, id) =>
        c.get<{ proxima_entrega: { id: number } | null }>(`/entregador/${id}/proxima-entrega`),
      );
      vista = body.proxima_entrega?.id;
      await this.#palco.ver({ despachou: false, consultou: status === 200 ? figura.conta.id : undefined });
    });
    if (humor > responde) return;
    this.#palco.agenda.daqui(demora, async () => {
      if (vista === undefined || !this.#palco.rua.viva(oferta.id)) return;
      await (humor < responde * 0.08 ? this.#recusar(figura) : this.#aceitar(figura, vista));
    });
  }

  async #recusar(figura: Figura): Promise<void> {
    const { status } = await this.#falar('refuse', figura, (c, id) => c.put(`/entregador/${id}/recusar-entrega`));
    await this.#palco.ver({ despachou: status === 200 });
  }

  async #aceitar(figura: Figura, pedido: number): Promise<void> {
    const { body, status } = await this.#falar('accept', figura, (c, id) =>
      c.put<{ solicitacao_ids: number[] }>(`/entregador/${id}/aceitar-solicitacao/${pedido}`),
    );
    await this.#palco.ver({ despachou: status === 200 });
    if (status !== 200) return;
    // The first two steps move the whole route. The stops are then finished one by one.
    const [primeira = pedido] = body.solicitacao_ids;
    const passos = [
      ...CAMINHO.map((novo_status) => ({ parada: primeira, novo_status })),
      ...body.solicitacao_ids.map((parada) => ({ parada, novo_status: 'finalizada' })),
    ];
    let depois = 0;
    for (const { parada, novo_status } of passos) {
      depois += figura.pessoa.sorteio.entre(120, novo_status === 'finalizada' ? 900 : 480);
      this.#palco.agenda.daqui(depois, () => this.#passo(figura, parada, novo_status));
    }
  }

  async #passo(figura: Figura, parada: number, novo_status: string): Promise<void> {
    const { status } = await this.#falar('step', figura, (c) =>
      c.put(`/entregador/solicitacao/${parada}/status`, { novo_status }),
    );
    await this.#palco.ver({ despachou: status === 200 });
  }

  /** Lets the deadline of an offer pass. In operation, the sweep of a process does this within a second. */
  async #vencer(oferta_id: number): Promise<void> {
    const viva = this.#palco.rua.viva(oferta_id);
    const { OFERTA_ENTREGA_SEGUNDOS, OFERTA_SEGUNDOS } = this.#palco.api.config;
    const prazo = viva?.entregue_em === null ? OFERTA_ENTREGA_SEGUNDOS : OFERTA_SEGUNDOS;
    if (viva && segundoDe(viva.enviada_em) + prazo <= this.#palco.agenda.agora) await this.#palco.despachar();
  }

  /** Brings couriers who were taken offline back after a while, as long as their shift lasts. */
  async #voltar(): Promise<void> {
    for (const { entregador_id } of await tiradosDaFila(this.#palco.em())) {
      const figura = this.#figuras.get(entregador_id);
      if (figura && this.#palco.agenda.agora < figura.pessoa.ate) await this.#online(figura, true);
    }
    if (this.#palco.agenda.restam > 0) this.#palco.agenda.daqui(VOLTA, () => this.#voltar());
  }
}
