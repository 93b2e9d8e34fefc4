import { setTimeout as wait } from 'node:timers/promises';
import { agir, chance, entrar, insistir, type Pessoa } from './calls.ts';
import type { Ambiente } from './ledger.ts';

/** How long a suspension lasts before support removes it, in milliseconds. */
const PACIENCIA_MS = 3_000;

interface Suspensao {
  entregador_id: number;
  data_suspensao: string;
  data_remocao: string | null;
}

async function removerSuspensoes(suporte: Pessoa): Promise<void> {
  const { ambiente } = suporte;
  const { body } = await insistir<Suspensao[]>(suporte, (cliente) => cliente.get('/suporte/historico-suspensoes'));
  const maduras = body.filter(
    ({ data_remocao, data_suspensao, entregador_id }) =>
      data_remocao === null &&
      ambiente.rua.has(entregador_id) &&
      (!ambiente.aberto() || Date.now() - Date.parse(data_suspensao) > PACIENCIA_MS),
  );
  for (const { entregador_id } of maduras) {
    const { status } = await agir(suporte, (cliente, chave) =>
      cliente.put(`/suporte/remover-suspensao/${entregador_id}`, undefined, chave),
    );
    if (status === 200) ambiente.caderno.suspensoesRemovidas += 1;
  }
}

/** Assigns a waiting request to any courier of the street, with or without force, also if a courier has its offer. */
async function atribuir(suporte: Pessoa): Promise<void> {
  const { caderno, rua } = suporte.ambiente;
  const { body } = await insistir<{ id: number; status: string }[]>(suporte, (cliente) =>
    cliente.get('/suporte/todas-solicitacoes'),
  );
  const espera = body.filter(({ status }) => status === 'aguardando');
  const escolhida = espera[Math.floor(Math.random() * espera.length)];
  const entregador_id = [...rua][Math.floor(Math.random() * rua.size)];
  if (!escolhida || entregador_id === undefined) return;
  const corpo = { solicitacao_id: escolhida.id, entregador_id, force_assign: chance(0.5) };
  const { status } = await agir(suporte, (cliente, chave) => cliente.put('/suporte/atribuir-entrega', corpo, chave));
  if (status === 200) caderno.atribuidos.set(escolhida.id, entregador_id);
}

/** Simulates support: removes suspensions, and assigns a waiting request every few seconds while the day is open. */
export async function atender(ambiente: Ambiente): Promise<void> {
  const suporte = await entrar(ambiente, '/login', 'suporte');
  while (!ambiente.fim()) {
    await removerSuspensoes(suporte);
    if (ambiente.aberto() && chance(0.3)) await atribuir(suporte);
    await wait(700 + Math.random() * 600);
  }
}
