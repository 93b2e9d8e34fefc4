import type { FechamentoDaSemana } from '@corre/contract/fechamento/contrato.ts';
import type {
  LinhaDeLote,
  LoteCriado,
  LoteInteiro,
  LotesDaSemana,
  RespostaRetorno,
} from '@corre/contract/lotes/contrato.ts';
import type { SignedIn } from './builders.ts';
import type { Client } from './client.ts';
import type { Friday } from './friday.ts';

/** Returns the acts of an administrator on batches. */
export function batchesOf({ admin, outraSemana, entregou }: Friday) {
  const pedir = (semana: string, quem: readonly SignedIn[], banco = 'febraban', cliente: Client = admin.cliente) =>
    cliente.post<LoteCriado>(`/admin/fechamento/${semana}/lote`, { entregador_ids: quem.map(({ id }) => id), banco });
  const planilha = async (semana: string) =>
    (await admin.cliente.get<FechamentoDaSemana>(`/admin/fechamento?semana_inicio=${semana}`)).body;
  return {
    pedir,
    planilha,
    estadoDe: async (semana: string, { id }: SignedIn) =>
      (await planilha(semana)).linhas.find((linha) => linha.entregador_id === id)?.estado,
    pagar: (semana: string, { id }: SignedIn) => admin.cliente.put(`/admin/fechamento/${semana}/pagar/${id}`),
    ler: async (id: number) => (await admin.cliente.get<LoteInteiro>(`/admin/lotes/${id}`)).body,
    listar: async (semana: string) =>
      (await admin.cliente.get<LotesDaSemana>(`/admin/fechamento/${semana}/lotes`)).body,
    retornar: (id: number, arquivo: string, cliente: Client = admin.cliente) =>
      cliente.post<RespostaRetorno>(`/admin/lotes/${id}/retorno`, { arquivo }),
    cancelar: (id: number, motivo: string) => admin.cliente.put<LinhaDeLote>(`/admin/lotes/${id}/cancelar`, { motivo }),
    /** Creates a week with three couriers and their batch. */
    async tres() {
      const semana = outraSemana();
      const ana = await entregou(semana, 100.05, 'Ana Conceição');
      const bia = await entregou(semana, 50, 'Bia');
      const caio = await entregou(semana, 0.02, 'Caio');
      const { status, body } = await pedir(semana, [ana, bia, caio]);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return { semana, ana, bia, caio, lote: body };
    },
  };
}
