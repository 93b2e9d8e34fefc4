import type { avancarSchema } from '@corre/contract/solicitacoes/atos-contrato.ts';
import { STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, instant, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { anotarStatus, avisarStatus } from '../kernel/registrar-status.ts';
import { concluirEntrega } from './concluir-entrega.ts';
import { solicitacaoAtual } from './conferir.ts';
import { type Dita, oQueFalta, podeAcabar } from './pode-acabar.ts';

type Entrada = Pick<z.output<typeof avancarSchema>, 'solicitacao_id' | 'novo_status' | 'feita_em'> &
  Dita & { entregador_id: number };

const resposta = (status: Entrada['novo_status'], paradas: { id: number }[]) => ({
  message: 'Status atualizado!',
  status,
  solicitacao_ids: paradas.map(({ id }) => id).sort((a, b) => a - b),
});

/** Selects the stops that took the step together with this one. A step of a route has one instant for all stops. */
const dadasJuntas = (em: Em, { solicitacao_id, novo_status }: Entrada) =>
  em
    .getKysely()
    .selectFrom('solicitacao as esta')
    .innerJoin('solicitacao as s', 's.rota_id', 'esta.rota_id')
    .innerJoin('solicitacao_historico as dela', 'dela.solicitacao_id', 'esta.id')
    .innerJoin('solicitacao_historico as h', (on) =>
      on
        .onRef('h.solicitacao_id', '=', 's.id')
        .onRef('h.status', '=', 'dela.status')
        .onRef('h.quando', '=', 'dela.quando'),
    )
    .select('s.id')
    .where('esta.id', '=', solicitacao_id)
    .where('dela.status', '=', novo_status)
    .execute();

/**
 * Answers the repetition of a step like the first call. Refuses any other step out of order, with the present status.
 */
async function conferirRepeticao(em: Em, entrada: Entrada) {
  const atual = await solicitacaoAtual(em, entrada.solicitacao_id);
  if (atual.entregador_id !== entrada.entregador_id) throw new BusinessError('SOLICITACAO_DE_OUTRA_CONTA');
  if (atual.status === 'em_entrega' && entrada.novo_status === 'finalizada') {
    const falta = await oQueFalta(em, entrada.solicitacao_id, entrada);
    if (falta) throw falta;
  }
  if (atual.status !== entrada.novo_status) throw new BusinessError('ETAPA_FORA_DE_ORDEM', { status: atual.status });
  return resposta(entrada.novo_status, await dadasJuntas(em, entrada));
}

interface Passo extends Entrada {
  anterior: StatusSolicitacao;
  /** only this stop, because stops are finished one by one */
  sozinha: boolean;
  agora: string;
}

/**
 * When the previous step was taken, as the phone reported it. `esta` is the request before it moves.
 * Several steps may arrive together after an offline time, and each keeps its own instant.
 */
const anteriorFeitaEm = sql<string>`least(esta.data_status, (
  select coalesce(h.feita_em, h.quando) from solicitacao_historico h
   where h.solicitacao_id = esta.id and h.status = esta.status))`;

/**
 * Limits the time that the phone reports for a step: not before the previous step, not after now, at most a day ago. No
 * calculation uses this time, so a false one brings no advantage (ADR 0024).
 */
const feitaEm = (dita: Expression<string | null>, agora: Expression<string>) => sql<string | null>`
  case when ${dita}::timestamptz is not null
       then least(${agora}, greatest(${dita}::timestamptz, movida.desde, ${agora} - interval '1 day')) end`;

/**
 * Moves this stop. The steps at the shop move every stop of the route with the same status, because the bag holds all
 * parcels [rota-junta]. Writes the history in the same statement.
 */
const mover = compiled((db, given: Given<Passo>) =>
  db
    .with('movida', (q) =>
      q
        .updateTable('solicitacao as s')
        .from('solicitacao as esta')
        .set(({ ref }) => ({
          status: given('novo_status'),
          data_status: given('agora'),
          recebedor: sql<string | null>`coalesce(${given('recebedor')}::text, ${ref('s.recebedor')})`,
        }))
        .where('esta.id', '=', given('solicitacao_id'))
        .where('esta.entregador_id', '=', given('entregador_id'))
        .where('esta.status', '=', given('anterior'))
        .whereRef('s.rota_id', '=', 'esta.rota_id')
        .whereRef('s.entregador_id', '=', 'esta.entregador_id')
        .whereRef('s.status', '=', 'esta.status')
        .where(({ or, and, eb, ref }) =>
          or([
            sql<boolean>`not ${given('sozinha')}::boolean`,
            and([eb('s.id', '=', ref('esta.id')), podeAcabar(given('provado'), given('recebedor'))]),
          ]),
        )
        .returning(['s.id', 's.comercio_id', 's.entregador_id', anteriorFeitaEm.as('desde')]),
    )
    .with('anotada', (q) =>
      anotarStatus(q, {
        status: sql<StatusSolicitacao>`${given('novo_status')}::text`,
        quando: instant(given('agora')),
        ator_tipo: sql<'entregador'>`'entregador'`,
        ator_id: sql<number>`${given('entregador_id')}::int`,
        feita_em: feitaEm(given('feita_em'), instant(given('agora'))),
      }),
    )
    .selectFrom('movida')
    .select(['movida.id', 'movida.comercio_id', 'movida.entregador_id'])
    .orderBy('movida.id'),
);

/**
 * Takes a step and tells who must know. Returns the stops that took it, none if the step is out of order or lacks
 * something. The caller holds the dispatch lock.
 */
export async function darPasso(em: Em, entrada: Entrada, agora: string) {
  const { novo_status } = entrada;
  const sozinha = novo_status === 'finalizada';
  const recebedor = sozinha ? entrada.recebedor : null;
  const anterior = STATUS_ANTERIOR[novo_status];
  const movidas = await mover(em, { ...entrada, recebedor, anterior, sozinha, agora });
  if (movidas.length === 0) return movidas;
  await avisarStatus(em, movidas);
  if (sozinha) await concluirEntrega(em, entrada.solicitacao_id, agora);
  return movidas;
}

/** Confirms the courier's next step: em_retirada, em_entrega or finalizada [passos]. */
export async function avancarSolicitacao(em: Em, config: Config, entrada: Entrada) {
  return comDespacho(em, config, { entregador_id: entrada.entregador_id }, async (agora) => {
    const movidas = await darPasso(em, entrada, agora);
    return movidas.length === 0 ? conferirRepeticao(em, entrada) : resposta(entrada.novo_status, movidas);
  });
}
