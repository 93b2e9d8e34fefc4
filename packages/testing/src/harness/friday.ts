import type { FechamentoDaSemana } from '@corre/contract/fechamento/contrato.ts';
import type {
  LinhaDeLote,
  LoteCriado,
  LoteInteiro,
  LotesDaSemana,
  RespostaRetorno,
} from '@corre/contract/lotes/contrato.ts';
import type { SignedIn } from './builders.ts';
import type { Answer, Client, Recusa } from './client.ts';
import { type Race, startRace } from './race.ts';

/** The bank data of the tests' company. */
export const TEST_COMPANY = {
  EMPRESA_NOME: 'Corre Entregas Maringá Ltda.',
  EMPRESA_CNPJ: '11.222.333/0001-81',
  EMPRESA_BANCO: '341',
  EMPRESA_AGENCIA: '1234-5',
  EMPRESA_CONTA: '98765-4',
  EMPRESA_CONVENIO: 'CORRE1',
};

/** Two instances of the API whose company has bank data, an administrator, and a shop with deliveries. */
export interface Friday {
  race: Race;
  admin: SignedIn;
  loja: SignedIn;
  /** Returns a Monday of the past that was not used yet. */
  outraSemana(): string;
  /** Creates a courier with one delivery in a week; `valor` in reais. */
  entregou(semana: string, valor: number, nome_completo?: string): Promise<SignedIn>;
}

export async function startFriday(): Promise<Friday> {
  const race = await startRace(2, TEST_COMPANY);
  const admin = await race.api.novo.funcionario('admin');
  const loja = await race.api.novo.comercio('Padaria São João');
  let semanas = 0;
  return {
    race,
    admin,
    loja,
    outraSemana() {
      semanas += 1;
      return new Date(Date.UTC(2024, 0, 1 + 7 * semanas)).toISOString().slice(0, 10);
    },
    async entregou(semana, valor, nome_completo) {
      const quem = await race.api.novo.entregador(nome_completo === undefined ? {} : { nome_completo });
      await race.rows(
        `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
         select ?, ?, 1, ?, 'online', 'concluida', quando, quando
           from (select (?::date + time '12:00') at time zone 'America/Sao_Paulo' as quando) dia`,
        loja.id,
        quem.id,
        valor,
        semana,
      );
      return quem;
    },
  };
}

/** Returns the status and the sentence of a refusal. */
export const refused = ({ status, body }: Answer<unknown>): [number, string | undefined] => [
  status,
  (body as Partial<Recusa>).detail,
];

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
    read: async (id: number) => (await admin.cliente.get<LoteInteiro>(`/admin/lotes/${id}`)).body,
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
