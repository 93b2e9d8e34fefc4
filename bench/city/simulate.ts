import { despachar } from '@corre/api/despacho/kernel/despachar.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { ALWAYS_HEARD, hireMany, setHeard, signIn } from '@corre/testing/harness/many-couriers.ts';
import { stopClock } from '@corre/testing/harness/stopped-clock.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import type { Chamada } from '@corre/testing/model/compare-offers.ts';
import type { Oferta } from '@corre/testing/model/state.ts';
import { instanteDe, MEIA_NOITE } from './clock.ts';
import type { Dia, Pedido, Pessoa } from './day.ts';
import { Agenda } from './schedule.ts';
import { Stopwatch } from './stopwatch.ts';
import { tiradosDaFila } from './street.queries.ts';
import { Rua } from './street.ts';

/** A shop gives a request up after this long, in seconds. */
const DESISTE = 45 * 60;
/** How long a phone stays silent once it was unreachable, in seconds. */
const SILENCIO = 90;
/** A deadline is looked at so long after it, in seconds. */
const LOGO_DEPOIS = 0.01;
const SEMPRE = Date.parse(ALWAYS_HEARD) * 1_000;
const CAMINHO = ['em_retirada', 'em_entrega'] as const;

const segundoDe = (micros: number) => micros / 1_000_000 - Date.parse(MEIA_NOITE) / 1_000;

/** Somebody of the street, and until when their phone is silent. */
interface Figura {
  pessoa: Pessoa;
  conta: SignedIn;
  mudoAte: number;
}

/** What the simulation found and how its time went. */
export interface Simulada {
  api: TestApi;
  /** offers that were not due, due offers that were not made, reasons that were not so */
  inversoes: string[];
  conferidas: number;
  tempos: string[];
}

/** One city-day against a real API over HTTP, with everybody's acts in the order of the clock. */
class Cidade {
  readonly agenda = new Agenda();
  readonly rua: Rua;
  readonly tempo = new Stopwatch();
  readonly inversoes: string[] = [];
  readonly #api: TestApi;
  readonly #lojas: SignedIn[];
  readonly #figuras = new Map<number, Figura>();

  constructor(api: TestApi, lojas: SignedIn[]) {
    this.#api = api;
    this.#lojas = lojas;
    this.rua = new Rua(api.config);
  }

  contratar(pessoa: Pessoa, conta: SignedIn): void {
    const figura = { pessoa, conta, mudoAte: 0 };
    this.#figuras.set(conta.id, figura);
    this.agenda.em(pessoa.de, () => this.#online(figura, true));
    this.agenda.em(pessoa.ate, () => this.#online(figura, false));
  }

  agendar(pedido: Pedido): void {
    this.agenda.em(pedido.segundo, async () => {
      const loja = this.#lojas[pedido.loja % this.#lojas.length];
      if (!loja) return;
      const [primeiro = 8, ...outros] = pedido.valores;
      const endereco = `Rua ${pedido.segundo.toFixed(0)}`;
      const { body, status } = await this.#chamar('ask', () =>
        loja.cliente.post<{ solicitacao_ids: number[] }>(
          `/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`,
          {
            endereco,
            valor_estimado: primeiro,
            urgente: pedido.urgente,
            multiplas_entregas: outros.map((valor_estimado, i) => ({
              endereco: `${endereco}, ${i + 2}`,
              valor_estimado,
            })),
          },
        ),
      );
      await this.#ver({ despachou: status === 200 });
      for (const id of status === 200 ? body.solicitacao_ids : [])
        this.agenda.daqui(DESISTE, () => this.#desistir(loja, id));
    });
  }

  async rodar(mover: (segundo: number) => Promise<void>, progresso: (segundo: number) => void): Promise<void> {
    this.agenda.em(10 * 3_600, () => this.#voltar());
    const andar = (segundo: number) => this.tempo.time('clock', () => mover(segundo));
    while (await this.agenda.proximo(andar)) progresso(this.agenda.agora);
  }

  #chamar<T>(nome: string, pedir: () => Promise<T>): Promise<T> {
    return this.tempo.time(`call: ${nome}`, pedir);
  }

  #falar<T>(
    nome: string,
    { conta }: Figura,
    pedir: (cliente: SignedIn['cliente'], id: number) => Promise<T>,
  ): Promise<T> {
    this.rua.ouvir(conta.id);
    return this.#chamar(nome, () => pedir(conta.cliente, conta.id));
  }

  /** The shop looks at its panel first: only what still waits is given up. */
  async #desistir(loja: SignedIn, id: number): Promise<void> {
    if (!this.rua.espera(id)) return;
    const { status } = await this.#chamar('give up', () => loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`));
    await this.#ver({ despachou: status === 200 });
  }

  async #online(figura: Figura, online: boolean): Promise<void> {
    const { status } = await this.#falar('online', figura, (c, id) =>
      c.put(`/entregador/${id}/status-online`, { online }),
    );
    await this.#ver({ despachou: status === 200 });
  }

  /** The app polls every few seconds from now on: as if it had been heard from ahead of time. */
  #ouvidoDesde({ conta }: Figura): Promise<void> {
    return this.tempo.time('signs', () => setHeard(this.#api.orm.em.fork(), [conta.id], ALWAYS_HEARD));
  }

  /** What a request wrote down is no later than now: their app goes on polling. */
  async #continuarOuvidos(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const figura = this.#figuras.get(id);
      if (figura && figura.mudoAte <= this.agenda.agora && this.rua.ouvidoAte(id) < SEMPRE)
        await this.#ouvidoDesde(figura);
    }
  }

  async #emudecer(figura: Figura): Promise<void> {
    figura.mudoAte = this.agenda.agora + SILENCIO;
    const agora = instanteDe(this.agenda.agora);
    await this.tempo.time('signs', () => setHeard(this.#api.orm.em.fork(), [figura.conta.id], agora));
    this.agenda.em(figura.mudoAte, async () => {
      if (figura.mudoAte > this.agenda.agora) return;
      const { status } = await this.#falar('poll', figura, (c, id) =>
        c.get(`/entregador/${id}/verificar-entrega-disponivel`),
      );
      await this.#ver({ despachou: false, consultou: status === 200 ? figura.conta.id : undefined });
    });
  }

  async #responder(oferta: Oferta): Promise<void> {
    const figura = this.#figuras.get(oferta.entregador_id);
    if (!figura) return;
    const { responde, alcancavel, sorteio } = figura.pessoa;
    const chega = sorteio.chance(alcancavel);
    const humor = sorteio.numero();
    const demora = sorteio.entre(2.5, 0.9 * this.#api.config.OFERTA_SEGUNDOS);
    const { enviada_em } = oferta;
    for (const prazo of [this.#api.config.OFERTA_ENTREGA_SEGUNDOS, this.#api.config.OFERTA_SEGUNDOS]) {
      this.agenda.em(segundoDe(enviada_em) + prazo + LOGO_DEPOIS, () => this.#vencer(oferta.id));
    }
    if (!chega) return this.#emudecer(figura);
    let vista: number | undefined;
    this.agenda.daqui(sorteio.entre(0.3, 1.5), async () => {
      const { body, status } = await this.#falar('poll', figura, (c, id) =>
        c.get<{ proxima_entrega: { id: number } | null }>(`/entregador/${id}/proxima-entrega`),
      );
      vista = body.proxima_entrega?.id;
      await this.#ver({ despachou: false, consultou: status === 200 ? figura.conta.id : undefined });
    });
    if (humor > responde) return;
    this.agenda.daqui(demora, async () => {
      if (vista === undefined || !this.rua.viva(oferta.id)) return;
      await (humor < responde * 0.08 ? this.#recusar(figura) : this.#aceitar(figura, vista));
    });
  }

  async #recusar(figura: Figura): Promise<void> {
    const { status } = await this.#falar('refuse', figura, (c, id) => c.put(`/entregador/${id}/recusar-entrega`));
    await this.#ver({ despachou: status === 200 });
  }

  async #aceitar(figura: Figura, pedido: number): Promise<void> {
    const { body, status } = await this.#falar('accept', figura, (c, id) =>
      c.put<{ solicitacao_ids: number[] }>(`/entregador/${id}/aceitar-solicitacao/${pedido}`),
    );
    await this.#ver({ despachou: status === 200 });
    if (status !== 200) return;
    // at the shop and on leaving it the route moves as one; then its stops are finished one by one
    const [primeira = pedido] = body.solicitacao_ids;
    const passos = [
      ...CAMINHO.map((novo_status) => ({ parada: primeira, novo_status })),
      ...body.solicitacao_ids.map((parada) => ({ parada, novo_status: 'finalizada' })),
    ];
    let depois = 0;
    for (const { parada, novo_status } of passos) {
      depois += figura.pessoa.sorteio.entre(120, novo_status === 'finalizada' ? 900 : 480);
      this.agenda.daqui(depois, () => this.#passo(figura, parada, novo_status));
    }
  }

  async #passo(figura: Figura, parada: number, novo_status: string): Promise<void> {
    const { status } = await this.#falar('step', figura, (c) =>
      c.put(`/entregador/solicitacao/${parada}/status`, { novo_status }),
    );
    await this.#ver({ despachou: status === 200 });
  }

  /** The deadline of an offer passes: what the sweep of a process does within a second. */
  async #vencer(oferta_id: number): Promise<void> {
    const viva = this.rua.viva(oferta_id);
    const { OFERTA_ENTREGA_SEGUNDOS, OFERTA_SEGUNDOS } = this.#api.config;
    const prazo = viva?.entregue_em === null ? OFERTA_ENTREGA_SEGUNDOS : OFERTA_SEGUNDOS;
    if (viva && segundoDe(viva.enviada_em) + prazo <= this.agenda.agora) await this.#despachar();
  }

  async #despachar(): Promise<void> {
    await this.tempo.time('sweep', () => despachar(this.#api.orm.em.fork(), this.#api.config));
    await this.#ver({ despachou: true });
  }

  /** After everything that happened: new offers reach their couriers, and the pauses of those that ended will end. */
  async #ver(chamada: Chamada): Promise<void> {
    const { novas, acabadas, falhas, ouvidos } = await this.tempo.time('look and oracle', () =>
      this.rua.ver(this.#api.orm.em.fork(), chamada),
    );
    this.inversoes.push(...falhas.map((falha) => `${this.agenda.agora.toFixed(2)}: ${falha}`));
    await this.#continuarOuvidos(ouvidos);
    for (const oferta of novas) await this.#responder(oferta);
    for (const { resultado } of acabadas) {
      const { PAUSA_RECUSA_SEGUNDOS, PAUSA_EXPIRADA_SEGUNDOS } = this.#api.config;
      if (resultado === 'recusada') this.agenda.daqui(PAUSA_RECUSA_SEGUNDOS + LOGO_DEPOIS, () => this.#despachar());
      if (resultado === 'expirada') this.agenda.daqui(PAUSA_EXPIRADA_SEGUNDOS + LOGO_DEPOIS, () => this.#despachar());
    }
  }

  /** Whoever was taken offline comes back after a while, as long as their shift lasts. */
  async #voltar(): Promise<void> {
    for (const { entregador_id } of await tiradosDaFila(this.#api.orm.em.fork())) {
      const figura = this.#figuras.get(entregador_id);
      if (figura && this.agenda.agora < figura.pessoa.ate) await this.#online(figura, true);
    }
    if (this.agenda.restam > 0) this.agenda.daqui(600, () => this.#voltar());
  }
}

/** Plays a day under the given settings (`OFERTA_SEGUNDOS` …) and leaves its database to be measured. */
export async function simular(
  dia: Dia,
  lojas: number,
  ambiente: Record<string, string>,
  progresso: (segundo: number) => void,
): Promise<Simulada> {
  const api = await startApi({ ABERTAS_POR_LOJA: '10000', ...ambiente, VARREDURA_SEGUNDOS: '604800' });
  const em = api.orm.em.fork();
  const contas: SignedIn[] = [];
  for (let i = 0; i < lojas; i += 1) contas.push(await api.novo.comercio(`Loja ${i + 1}`));
  const cidade = new Cidade(api, contas);
  const ids = await hireMany(em, dia.pessoas.length);
  for (const [i, pessoa] of dia.pessoas.entries()) {
    cidade.contratar({ ...pessoa }, await signIn(em, api.base, ids[i] ?? 0));
  }
  for (const pedido of dia.pedidos) cidade.agendar(pedido);
  const relogio = await stopClock(em, MEIA_NOITE);
  await cidade.rodar((segundo) => relogio.moveTo(instanteDe(segundo)), progresso);
  return { api, inversoes: cidade.inversoes, conferidas: cidade.rua.conferidas, tempos: cidade.tempo.lines() };
}
