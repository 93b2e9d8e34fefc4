import { setTimeout as wait } from 'node:timers/promises';
import { agir, chance, conversar, entrar, insistir, type Pessoa } from './calls.ts';
import type { Environment } from './ledger.ts';

const PASSOS = ['aceita', 'em_retirada', 'em_entrega', 'finalizada'];

interface Oferta {
  proxima_entrega: { id: number } | null;
  rota_completa: { id: number }[];
}
/** A mood lasts for three offers, as the rules need three refusals or lapses in a row. */
type Humor = 'trabalha' | 'recusa' | 'ignora';
const drawMood = (): Humor => (chance(0.65) ? 'trabalha' : chance(0.5) ? 'recusa' : 'ignora');

/** Goes online again after any reason. A suspended courier gets 403 until support removes the suspension. */
async function ficarOnline(courier: Pessoa, base: string): Promise<boolean> {
  const { body } = await insistir<{ is_online: boolean; suspenso: boolean; motivo_offline: string | null }>(
    courier,
    (cliente) => cliente.get(`${base}/status`),
  );
  if (body.is_online) return true;
  const { status } = await agir(courier, (cliente, chave) =>
    cliente.put(`${base}/status-online`, { online: true }, chave),
  );
  if (status === 200 && body.motivo_offline !== null && !body.suspenso) courier.env.ledger.saidas += 1;
  return status === 200;
}

/**
 * Carries the deliveries in hand to their end and writes to the shop on the way. A stop that the shop cancelled ends
 * there.
 */
async function carregar(courier: Pessoa, base: string): Promise<void> {
  const { env } = courier;
  const minhas = await insistir<{ id: number; status: string }[]>(courier, (cliente) =>
    cliente.get(`${base}/minhas-solicitacoes`),
  );
  const juntas = new Map<number, Set<string>>();
  for (const { id, status } of minhas.body) {
    const feitos = PASSOS.indexOf(status);
    if (feitos < 0 || status === 'finalizada') continue;
    if (env.aberto() && chance(0.4)) await conversar(courier, base, id);
    for (const novo_status of PASSOS.slice(feitos + 1)) {
      // An earlier step took this stop of the route along.
      if (juntas.get(id)?.has(novo_status)) continue;
      const passo = await agir<{ solicitacao_ids: number[] }>(courier, (cliente, chave) =>
        cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status }, chave),
      );
      if (passo.status !== 200) break;
      for (const junta of passo.body.solicitacao_ids)
        juntas.set(junta, (juntas.get(junta) ?? new Set()).add(novo_status));
      if (novo_status === 'finalizada') env.ledger.finalizados.add(id);
      await wait(Math.random() * 150);
    }
  }
}

async function aceitar(courier: Pessoa, base: string, pedido: number, rota: number[]): Promise<void> {
  const inteira = rota.length > 0 && chance(0.5);
  const { status, body } = await agir<{ solicitacao_ids: number[] }>(courier, (cliente, chave) =>
    inteira
      ? cliente.put(`${base}/aceitar-rota`, { solicitacao_ids: rota }, chave)
      : cliente.put(`${base}/aceitar-solicitacao/${pedido}`, undefined, chave),
  );
  if (status === 200) for (const id of body.solicitacao_ids) courier.env.ledger.aceites.set(id, courier.id);
}

async function recusar(courier: Pessoa, base: string, pedido: number): Promise<void> {
  const { status, body } = await agir<{ suspenso: boolean }>(courier, (cliente, chave) =>
    cliente.put(`${base}/recusar-entrega`, { solicitacao_id: pedido }, chave),
  );
  if (status !== 200) return;
  courier.env.ledger.recusas += 1;
  if (body.suspenso) courier.env.ledger.suspensoes += 1;
}

/**
 * Simulates a courier: accepts most offers, sometimes refuses or ignores three in a row, and carries each delivery to
 * its end.
 */
export async function entregador(env: Environment, usuario: string): Promise<void> {
  const courier = await entrar(env, '/login', usuario);
  const base = `/entregador/${courier.id}`;
  env.rua.add(courier.id);
  let humor: Humor = 'trabalha';
  let ofertas = 0;
  let ultima: number | undefined;
  while (!env.fim()) {
    // A suspended courier still carries the deliveries in hand.
    await carregar(courier, base);
    if (await ficarOnline(courier, base)) {
      const { body } = await insistir<Oferta>(courier, (cliente) => cliente.get(`${base}/proxima-entrega`));
      const pedido = body.proxima_entrega?.id;
      if (pedido !== undefined && pedido !== ultima && ofertas++ % 3 === 0) humor = drawMood();
      ultima = pedido;
      const agora = env.aberto() ? humor : 'trabalha';
      if (pedido !== undefined && agora === 'recusa') await recusar(courier, base, pedido);
      if (pedido !== undefined && agora === 'trabalha') {
        await aceitar(
          courier,
          base,
          pedido,
          body.rota_completa.map(({ id }) => id),
        );
      }
    }
    await wait(150 + Math.random() * 250);
  }
}
