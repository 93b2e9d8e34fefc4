import type { TipoPagamento } from '@corre/contract/vocabulario.ts';
import { type DiaVivido, depois, diaMais, instantAt } from './schedule.ts';
import { type Conto, iso } from './story.ts';
import { valorDe } from './tell-request.ts';
import { withId } from './write-rows.ts';

/** Ids, by the order of `PESSOAS`. */
const [JOAO, PEDRO, ANA, LUCAS, BIA] = [1, 3, 4, 5, 6];
const SUPORTE_ID = 2;

/**
 * Adds a delivery that the shop launched itself [lancamento]. A payment by card machine or in cash is released some
 * time later.
 */
export function lancarEntrega({ linhas, draw }: Conto, comercio_id: number, pessoa: number, quando: Date): void {
  const quantidade = draw.um([1, 1, 1, 2, 2, 3]);
  const tipo_pagamento = draw.um<TipoPagamento>(['online', 'online', 'maquininha', 'dinheiro']);
  const data_entrega = tipo_pagamento === 'online' ? quando : depois(quando, draw.inteiro(12, 36));
  withId(linhas.entrega, {
    comercio_id,
    entregador_id: pessoa + 1,
    solicitacao_id: null,
    quantidade,
    valor: quantidade * valorDe(draw, comercio_id),
    endereco: null,
    tipo_pagamento,
    status: 'concluida',
    data: iso(quando),
    data_entrega: iso(data_entrega),
  });
}

/** Adds payments by card machine and in cash that the shops have not released yet [pendente]. */
export function deixarPendentes({ linhas, agora }: Conto): void {
  const pendentes = [
    { comercio_id: 1, entregador_id: JOAO, tipo_pagamento: 'maquininha', valor: 12, horas: 26 },
    { comercio_id: 3, entregador_id: ANA, tipo_pagamento: 'dinheiro', valor: 9.5, horas: 25 },
    { comercio_id: 1, entregador_id: PEDRO, tipo_pagamento: 'dinheiro', valor: 14.5, horas: 5 },
    { comercio_id: 4, entregador_id: BIA, tipo_pagamento: 'maquininha', valor: 16, horas: 3 },
  ] as const;
  for (const { horas, ...entrega } of pendentes) {
    withId(linhas.entrega, {
      ...entrega,
      solicitacao_id: null,
      quantidade: 1,
      endereco: null,
      status: 'pendente',
      data: iso(depois(agora, -60 * horas)),
      data_entrega: null,
    });
  }
}

/**
 * Adds two automatic suspensions, one of them contested and answered. Adds one by support, removed the next morning.
 */
export function countSuspensoes({ linhas }: Conto, primeiraSegunda: string): void {
  const em = (dia: number, minuto: number) => instantAt(diaMais(primeiraSegunda, dia), minuto);
  const suspender = (
    entregador_id: number,
    inicio: Date,
    manual: { motivo: string; horas: number; fim: Date } | null,
  ) =>
    withId(linhas.suspensao, {
      entregador_id,
      tipo_suspensao: manual ? 'manual' : 'automatica',
      motivo_suspensao: manual?.motivo ?? '3 recusas seguidas',
      duracao_horas: manual?.horas ?? 1,
      data_suspensao: iso(inicio),
      data_expiracao_suspensao: iso(depois(inicio, 60 * (manual?.horas ?? 1))),
      data_remocao: iso(manual?.fim ?? depois(inicio, 60)),
      suspensa_por: manual ? SUPORTE_ID : null,
      removida_por: manual ? SUPORTE_ID : null,
    });
  suspender(LUCAS, em(5, 1405), null);
  suspender(PEDRO, em(7, 1410), { motivo: 'Atraso na devolução da maquininha', horas: 24, fim: em(8, 612) });
  const contestada = suspender(BIA, em(10, 1402), null);
  withId(linhas.contestacao, {
    suspensao_id: contestada,
    texto: 'Recusei porque o pneu furou e eu estava a pé. Mandei foto no WhatsApp do suporte.',
    enviada_em: iso(em(10, 1416)),
    resposta: 'Vimos a foto, Beatriz. Da próxima vez, fique offline enquanto resolve: assim as recusas não contam.',
    respondida_em: iso(em(11, 560)),
    respondida_por: SUPORTE_ID,
  });
}

/** Adds the couriers' online times of a day. */
export function countTurnos({ linhas, agora }: Conto, { meia_noite, turnos }: DiaVivido): void {
  for (const { pessoa, de, ate } of turnos) {
    const fim = depois(meia_noite, ate);
    withId(linhas.turno, {
      entregador_id: pessoa + 1,
      inicio: iso(depois(meia_noite, de)),
      fim: iso(fim < agora ? fim : agora),
    });
  }
}
