import { setTimeout as wait } from 'node:timers/promises';
import { Cliente, type Resposta } from '@corre/api/testing/cliente.ts';

const PASSWORD = 'demo1234';
const PASSOS = ['em_retirada', 'em_entrega', 'finalizada'] as const;

/** What the clients were told: each entry is an answer that came back with 200. */
export interface Caderno {
  /** tag of the address → what it costs, in cents */
  pedidos: Map<string, { id: number; centavos: number }>;
  aceites: Map<number, number>;
  finalizados: Set<number>;
  tentativas: number;
}

export interface Ambiente {
  bases: readonly string[];
  caderno: Caderno;
  /** shops ask while this is true, couriers work until `fim` */
  aberto: () => boolean;
  fim: () => boolean;
}

const sortear = <T>(lista: readonly T[]): T => lista[Math.floor(Math.random() * lista.length)] as T;

/** Asks any process, again and again, until one answers something that is no fault; the key makes that one effect. */
async function insistir<T>(
  { bases, caderno }: Ambiente,
  cookie: string,
  fazer: (cliente: Cliente, chave: Record<string, string>) => Promise<Resposta<T>>,
): Promise<Resposta<T>> {
  const chave = { 'idempotency-key': crypto.randomUUID() };
  for (;;) {
    caderno.tentativas += 1;
    const resposta = await fazer(new Cliente(sortear(bases), cookie), chave).catch(() => null);
    if (resposta && resposta.status < 500) return resposta;
    await wait(50 + Math.random() * 200);
  }
}

async function entrar(ambiente: Ambiente, caminho: string, usuario: string) {
  for (;;) {
    const cliente = new Cliente(sortear(ambiente.bases));
    const resposta = await cliente.post<{ user_id: number }>(caminho, { usuario, senha: PASSWORD }).catch(() => null);
    if (resposta?.status === 200) return { cookie: cliente.cookie, id: resposta.body.user_id };
    await wait(200);
  }
}

/** A shop: a request about every second while the day is open, sometimes cancelled again. */
export async function comercio(ambiente: Ambiente, nome: string): Promise<void> {
  const { cookie } = await entrar(ambiente, '/login/comercio', nome);
  const caminho = `/comercio/${encodeURIComponent(nome)}`;
  while (ambiente.aberto()) {
    const tag = crypto.randomUUID();
    const centavos = 500 + Math.floor(Math.random() * 2_000);
    const corpo = { endereco: `Rua ${tag}`, valor_estimado: centavos / 100, urgente: Math.random() < 0.2 };
    const { status, body } = await insistir<{ solicitacao_ids: number[] }>(ambiente, cookie, (cliente, chave) =>
      cliente.post(`${caminho}/solicitar-entrega`, corpo, chave),
    );
    const [id] = body.solicitacao_ids ?? [];
    if (status === 200 && id !== undefined) ambiente.caderno.pedidos.set(tag, { id, centavos });
    if (id !== undefined && Math.random() < 0.05) {
      await insistir(ambiente, cookie, (cliente, chave) =>
        cliente.put(`/comercio/solicitacao/${id}/cancelar`, undefined, chave),
      );
    }
    await wait(300 + Math.random() * 900);
  }
}

/** A courier: online, takes most offers, refuses or ignores some, and carries each delivery to its end. */
export async function entregador(ambiente: Ambiente, usuario: string): Promise<void> {
  const { cookie, id } = await entrar(ambiente, '/login', usuario);
  const { caderno } = ambiente;
  while (!ambiente.fim()) {
    const dele = <T>(fazer: (c: Cliente, chave: Record<string, string>) => Promise<Resposta<T>>) =>
      insistir(ambiente, cookie, fazer);
    await dele((c, chave) => c.put(`/entregador/${id}/status-online`, { online: true }, chave));
    const minhas = await dele<{ id: number; status: string }[]>((c) => c.get(`/entregador/${id}/minhas-solicitacoes`));
    for (const { id: pedido } of minhas.body.filter(({ status }) => status !== 'finalizada')) {
      for (const novo_status of PASSOS) {
        const passo = await dele((c, chave) =>
          c.put(`/entregador/solicitacao/${pedido}/status`, { novo_status }, chave),
        );
        if (passo.status === 200 && novo_status === 'finalizada') caderno.finalizados.add(pedido);
        await wait(Math.random() * 150);
      }
    }
    const oferta = await dele<{ proxima_entrega: { id: number } | null }>((c) =>
      c.get(`/entregador/${id}/proxima-entrega`),
    );
    const pedido = oferta.body.proxima_entrega?.id;
    const humor = Math.random();
    if (pedido !== undefined && humor < 0.8) {
      const aceite = await dele<{ solicitacao_ids: number[] }>((c, chave) =>
        c.put(`/entregador/${id}/aceitar-solicitacao/${pedido}`, undefined, chave),
      );
      if (aceite.status === 200) for (const aceito of aceite.body.solicitacao_ids) caderno.aceites.set(aceito, id);
    } else if (pedido !== undefined && humor < 0.9) {
      await dele((c, chave) => c.put(`/entregador/${id}/recusar-entrega`, undefined, chave));
    }
    await wait(150 + Math.random() * 250);
  }
}
