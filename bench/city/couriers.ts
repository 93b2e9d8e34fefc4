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
  readonly #stage: Stage;
  readonly #figuras = new Map<number, Figura>();

  constructor(stage: Stage) {
    this.#stage = stage;
    stage.aoVer = async (novas, ouvidos) => {
      await this.#continuarOuvidos(ouvidos);
      for (const oferta of novas) await this.#responder(oferta);
    };
    stage.agenda.em(10 * 3_600, () => this.#voltar());
  }

  contratar(pessoa: Pessoa, conta: SignedIn): void {
    const figura = { pessoa, conta, mudoAte: 0 };
    this.#figuras.set(conta.id, figura);
    this.#stage.agenda.em(pessoa.de, () => this.#online(figura, true));
    this.#stage.agenda.em(pessoa.ate, () => this.#online(figura, false));
  }

  #falar<T>(
    nome: string,
    { conta }: Figura,
    pedir: (cliente: SignedIn['cliente'], id: number) => Promise<T>,
  ): Promise<T> {
    this.#stage.rua.listen(conta.id);
    return this.#stage.call(nome, () => pedir(conta.cliente, conta.id));
  }

  async #online(figura: Figura, online: boolean): Promise<void> {
    const { status } = await this.#falar('online', figura, (c, id) =>
      c.put(`/entregador/${id}/status-online`, { online }),
    );
    await this.#stage.ver({ despachou: status === 200 });
  }

  /** From now on the app polls every few seconds. The simulation sets its sign of life into the future instead. */
  #ouvidoDesde({ conta }: Figura): Promise<void> {
    return this.#stage.tempo.time('signs', () => setHeard(this.#stage.em(), [conta.id], ALWAYS_HEARD));
  }

  /** A request sets the sign of life to now, so set it into the future again. */
  async #continuarOuvidos(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const figura = this.#figuras.get(id);
      if (figura && figura.mudoAte <= this.#stage.agenda.agora && this.#stage.rua.ouvidoAte(id) < SEMPRE)
        await this.#ouvidoDesde(figura);
    }
  }

  async #emudecer(figura: Figura): Promise<void> {
    figura.mudoAte = this.#stage.agenda.agora + SILENCIO;
    const agora = instanteDe(this.#stage.agenda.agora);
    await this.#stage.tempo.time('signs', () => setHeard(this.#stage.em(), [figura.conta.id], agora));
    this.#stage.agenda.em(figura.mudoAte, async () => {
      if (figura.mudoAte > this.#stage.agenda.agora) return;
      const { status } = await this.#falar('poll', figura, (c, id) =>
        c.get(`/entregador/${id}/verificar-entrega-disponivel`),
      );
      await this.#stage.ver({ despachou: false, consultou: status === 200 ? figura.conta.id : undefined });
    });
  }

  async #responder(oferta: Oferta): Promise<void> {
    const figura = this.#figuras.get(oferta.entregador_id);
    if (!figura) return;
    const { responde, alcancavel, draw } = figura.pessoa;
    const chega = draw.chance(alcancavel);
    const humor = draw.numero();
    const delay = draw.entre(2.5, 0.9 * this.#stage.api.config.OFERTA_SEGUNDOS);
    const { enviada_em } = oferta;
    for (const prazo of [this.#stage.api.config.OFERTA_ENTREGA_SEGUNDOS, this.#stage.api.config.OFERTA_SEGUNDOS]) {
      this.#stage.agenda.em(segundoDe(enviada_em) + prazo + LOGO_DEPOIS, () => this.#vencer(oferta.id));
    }
    if (!chega) return this.#emudecer(figura);
    let vista: number | undefined;
    this.#stage.agenda.daqui(draw.entre(0.3, 1.5), async () => {
      const { body, status } = await this.#falar('poll', figura, (c, id) =>
        c.get<{ proxima_entrega: { id: number } | null }>(`/entregador/${id}/proxima-entrega`),
      );
      vista = body.proxima_entrega?.id;
      await this.#stage.ver({ despachou: false, consultou: status === 200 ? figura.conta.id : undefined });
    });
    if (humor > responde) return;
    this.#stage.agenda.daqui(delay, async () => {
      if (vista === undefined || !this.#stage.rua.viva(oferta.id)) return;
      await (humor < responde * 0.08 ? this.#recusar(figura) : this.#aceitar(figura, vista));
    });
  }

  async #recusar(figura: Figura): Promise<void> {
    const { status } = await this.#falar('refuse', figura, (c, id) => c.put(`/entregador/${id}/recusar-entrega`));
    await this.#stage.ver({ despachou: status === 200 });
  }

  async #aceitar(figura: Figura, pedido: number): Promise<void> {
    const { body, status } = await this.#falar('accept', figura, (c, id) =>
      c.put<{ solicitacao_ids: number[] }>(`/entregador/${id}/aceitar-solicitacao/${pedido}`),
    );
    await this.#stage.ver({ despachou: status === 200 });
    if (status !== 200) return;
    // The first two steps move the whole route. The stops are then finished one by one.
    const [primeira = pedido] = body.solicitacao_ids;
    const passos = [
      ...CAMINHO.map((novo_status) => ({ parada: primeira, novo_status })),
      ...body.solicitacao_ids.map((parada) => ({ parada, novo_status: 'finalizada' })),
    ];
    let depois = 0;
    for (const { parada, novo_status } of passos) {
      depois += figura.pessoa.draw.entre(120, novo_status === 'finalizada' ? 900 : 480);
      this.#stage.agenda.daqui(depois, () => this.#passo(figura, parada, novo_status));
    }
  }

  async #passo(figura: Figura, parada: number, novo_status: string): Promise<void> {
    const { status } = await this.#falar('step', figura, (c) =>
      c.put(`/entregador/solicitacao/${parada}/status`, { novo_status }),
    );
    await this.#stage.ver({ despachou: status === 200 });
  }

  /** Lets the deadline of an offer pass. In operation, the sweep of a process does this within a second. */
  async #vencer(oferta_id: number): Promise<void> {
    const viva = this.#stage.rua.viva(oferta_id);
    const { OFERTA_ENTREGA_SEGUNDOS, OFERTA_SEGUNDOS } = this.#stage.api.config;
    const prazo = viva?.entregue_em === null ? OFERTA_ENTREGA_SEGUNDOS : OFERTA_SEGUNDOS;
    if (viva && segundoDe(viva.enviada_em) + prazo <= this.#stage.agenda.agora) await this.#stage.despachar();
  }

  /** Brings couriers who were taken offline back after a while, as long as their shift lasts. */
  async #voltar(): Promise<void> {
    for (const { entregador_id } of await tiradosDaFila(this.#stage.em())) {
      const figura = this.#figuras.get(entregador_id);
      if (figura && this.#stage.agenda.agora < figura.pessoa.ate) await this.#online(figura, true);
    }
    if (this.#stage.agenda.restam > 0) this.#stage.agenda.daqui(VOLTA, () => this.#voltar());
  }
}
