import { despachar } from '@corre/api/despacho/kernel/despachar.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { conferirOfertas } from '@corre/testing/model/oracle.ts';
import { type Estado, verEstado } from '@corre/testing/model/state.ts';
import { pararRelogio } from './clock.ts';
import type { Dia, Pedido, Pessoa } from './day.ts';
import { Agenda } from './schedule.ts';
import { darSinal, ofertasVivas, tiradosDaFila, type Viva } from './street.queries.ts';

/** A shop gives a request up after this long, in seconds. */
const DESISTE = 45 * 60;
/** How long a phone stays silent once it was unreachable, in seconds. */
const SILENCIO = 90;
const CAMINHO = ['em_retirada', 'em_entrega'] as const;

/** One city-day against a real API over HTTP, with everybody's acts in the order of the clock. */
class Cidade {
  readonly api: TestApi;
  readonly #agenda = new Agenda();
  readonly #pessoas = new Map<number, { pessoa: Pessoa; conta: SignedIn; mudoAte: number }>();
  readonly #vistas = new Set<number>();
  readonly #lojas: SignedIn[];
  #visto: Estado | undefined;
  /** offers that went to another than whose turn it was, or past somebody without the reason */
  inversoes = 0;

  constructor(api: TestApi, lojas: SignedIn[]) {
    this.api = api;
    this.#lojas = lojas;
  }

  contratar(pessoa: Pessoa, conta: SignedIn): void {
    this.#pessoas.set(conta.id, { pessoa, conta, mudoAte: 0 });
    this.#agenda.em(pessoa.de, () => this.#online(conta, true));
    this.#agenda.em(pessoa.ate, () => this.#online(conta, false));
  }

  agendar(pedido: Pedido): void {
    this.#agenda.em(pedido.segundo, async () => {
      const loja = this.#lojas[pedido.loja % this.#lojas.length];
      if (!loja) return;
      const [primeiro = 8, ...outros] = pedido.valores;
      const { body } = await loja.cliente.post<{ solicitacao_ids: number[] }>(
        `/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`,
        {
          endereco: `Rua ${pedido.segundo.toFixed(0)}`,
          valor_estimado: primeiro,
          urgente: pedido.urgente,
          multiplas_entregas: outros.map((valor_estimado, i) => ({
            endereco: `Rua ${pedido.segundo.toFixed(0)}, ${i + 2}`,
            valor_estimado,
          })),
        },
      );
      for (const id of body.solicitacao_ids) {
        this.#agenda.daqui(DESISTE, async () => void (await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`)));
      }
    });
  }

  async #online({ id, cliente }: SignedIn, online: boolean): Promise<void> {
    await cliente.put(`/entregador/${id}/status-online`, { online });
  }

  /** What the apps' polls leave behind: whoever is reachable was heard from just now. */
  async #sinais(): Promise<void> {
    const mudos = [...this.#pessoas].filter(([, { mudoAte }]) => mudoAte > this.#agenda.agora).map(([id]) => id);
    await darSinal(this.api.orm.em.fork(), mudos);
  }

  async #responder(viva: Viva): Promise<void> {
    const quem = this.#pessoas.get(viva.entregador_id);
    if (!quem) return;
    const { pessoa, conta } = quem;
    const { sorteio } = pessoa;
    const chega = sorteio.chance(pessoa.alcancavel);
    const humor = sorteio.numero();
    const demora = sorteio.entre(2.5, 0.9 * this.api.config.OFERTA_SEGUNDOS);
    if (!chega) {
      quem.mudoAte = this.#agenda.agora + SILENCIO;
      return;
    }
    this.#agenda.daqui(
      sorteio.entre(0.3, 1.5),
      async () => void (await conta.cliente.get(`/entregador/${conta.id}/proxima-entrega`)),
    );
    if (humor > pessoa.responde) return;
    this.#agenda.daqui(demora, () =>
      humor < pessoa.responde * 0.08 ? this.#recusar(conta) : this.#aceitar(conta, pessoa),
    );
  }

  async #recusar({ id, cliente }: SignedIn): Promise<void> {
    await cliente.put(`/entregador/${id}/recusar-entrega`);
  }

  async #aceitar({ id, cliente }: SignedIn, { sorteio }: Pessoa): Promise<void> {
    const oferta = await cliente.get<{ proxima_entrega: { id: number } | null }>(`/entregador/${id}/proxima-entrega`);
    await this.#conferir();
    const pedido = oferta.body.proxima_entrega?.id;
    if (pedido === undefined) return;
    const { body, status } = await cliente.put<{ solicitacao_ids: number[] }>(
      `/entregador/${id}/aceitar-solicitacao/${pedido}`,
    );
    if (status !== 200) return;
    // at the shop and on leaving it the route moves as one; then its stops are finished one by one
    const [primeira = pedido] = body.solicitacao_ids;
    const passos = [
      ...CAMINHO.map((novo_status) => ({ parada: primeira, novo_status })),
      ...body.solicitacao_ids.map((parada) => ({ parada, novo_status: 'finalizada' })),
    ];
    let depois = 0;
    for (const { parada, novo_status } of passos) {
      depois += sorteio.entre(120, novo_status === 'finalizada' ? 900 : 480);
      this.#agenda.daqui(
        depois,
        async () => void (await cliente.put(`/entregador/solicitacao/${parada}/status`, { novo_status })),
      );
    }
  }

  /** Holds the offers made since the last look against the rules; each look may cover one run of the dispatch. */
  async #conferir(): Promise<void> {
    const visto = await verEstado(this.api.orm.em.fork(), this.#visto);
    if (this.#visto) this.inversoes += conferirOfertas(this.#visto, visto, this.api.config, false).length;
    this.#visto = visto;
  }

  /** After everything that happened: the dispatch runs, new offers reach their couriers, the next deadline is noted. */
  async #despacho(): Promise<void> {
    const em = this.api.orm.em.fork();
    await this.#conferir();
    await this.#sinais();
    await despachar(em, this.api.config);
    await this.#conferir();
    for (const viva of await ofertasVivas(em)) {
      if (!this.#vistas.has(viva.id)) {
        this.#vistas.add(viva.id);
        await this.#responder(viva);
      }
      this.#agenda.em(viva.prazo + 0.01, async () => undefined);
    }
  }

  /** Whoever was taken offline comes back after a while, as long as their shift lasts. */
  async #voltar(): Promise<void> {
    for (const { entregador_id } of await tiradosDaFila(this.api.orm.em.fork())) {
      const quem = this.#pessoas.get(entregador_id);
      if (quem && this.#agenda.agora < quem.pessoa.ate) await this.#online(quem.conta, true);
    }
    if (this.#agenda.restam > 0) this.#agenda.daqui(600, () => this.#voltar());
  }

  async rodar(mover: (segundo: number) => Promise<void>, progresso: (segundo: number) => void): Promise<void> {
    this.#agenda.em(10 * 3_600, () => this.#voltar());
    while (await this.#agenda.proximo(mover)) {
      await this.#despacho();
      progresso(this.#agenda.agora);
    }
  }
}

/** Plays a day under the given settings (`OFERTA_SEGUNDOS` …) and leaves its database to be measured. */
export async function simular(
  dia: Dia,
  lojas: number,
  ambiente: Record<string, string>,
  progresso: (segundo: number) => void,
): Promise<{ api: TestApi; inversoes: number }> {
  const api = await startApi({ ...ambiente, VARREDURA_SEGUNDOS: '604800' });
  const contas: SignedIn[] = [];
  for (let i = 0; i < lojas; i += 1) contas.push(await api.novo.comercio(`Loja ${i + 1}`));
  const cidade = new Cidade(api, contas);
  for (const [i, pessoa] of dia.pessoas.entries()) {
    cidade.contratar({ ...pessoa }, await api.novo.entregador({ usuario: `simulado${i}` }));
  }
  for (const pedido of dia.pedidos) cidade.agendar(pedido);
  await cidade.rodar(await pararRelogio(api), progresso);
  return { api, inversoes: cidade.inversoes };
}
