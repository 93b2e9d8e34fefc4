import type { Marcar } from '@corre/contract/solicitacoes/marcos-contrato.ts';
import { DEVOLUCAO_HORAS, NOME_MARCO, STATUS_DO_MARCO, temVolta } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { encerrarDevolvida } from '../../despacho/passos/devolver.ts';
import { avisar } from '../../eventos/avisar.ts';
import { anotarMarco } from './anotar-marco.ts';

type Entrada = Omit<Marcar, 'codigo'> & {
  entregador_id: number;
  /** the code in this call is right (codigo/conferir-codigo.ts) */
  provado: boolean;
};

type Alvo = Pick<Row<'solicitacao'>, 'comercio_id' | 'entregador_id' | 'status' | 'pagamento' | 'volta'> & {
  /** time of the step before, as told by the courier's phone */
  desde: string;
  /** the delivery ended too long ago for a return */
  tarde: boolean;
  /** the recipient has a code of another system, and it is not proved yet */
  falta_codigo: boolean;
};

/** Locks the request until this transaction ends, against a step, a transfer or a cancellation. */
async function travarAlvo(em: Em, solicitacao_id: number): Promise<Alvo> {
  const [alvo] = await rows(
    em,
    sql<Alvo>`
      select comercio_id, entregador_id, status, pagamento, volta,
             least(s.data_status, (select coalesce(h.feita_em, h.quando) from solicitacao_historico h
                                    where h.solicitacao_id = s.id and h.status = s.status)) as desde,
             data_status < agora() - make_interval(hours => ${DEVOLUCAO_HORAS}) as tarde,
             exige_codigo and exists (select 1 from codigo_entrega c where c.solicitacao_id = s.id and c.de_fora)
               and not exists (select 1 from marco m where m.solicitacao_id = s.id
                                  and m.tipo in ('codigo_ok', 'codigo_dispensado')) as falta_codigo
        from solicitacao s where id = ${solicitacao_id} for share`,
  );
  if (!alvo) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  return alvo;
}

/** Returns the milestone if this courier noted it already. An earlier courier's milestone does not count. */
const jaAnotado = async (em: Em, { solicitacao_id, tipo, entregador_id }: Entrada) =>
  em
    .getKysely()
    .selectFrom('marco')
    .select(['tipo', 'quando'])
    .where('solicitacao_id', '=', solicitacao_id)
    .where('tipo', '=', tipo)
    .where('ator_id', '=', entregador_id)
    .executeTakeFirst();

function conferir({ status, tarde, ...alvo }: Alvo, tipo: Entrada['tipo']): void {
  if (!STATUS_DO_MARCO[tipo].includes(status)) throw new BusinessError('MARCO_FORA_DE_HORA', { status });
  if (tipo === 'entregue' && !temVolta(alvo)) throw new BusinessError('NADA_VOLTA');
  if (tipo === 'devolvido' && status !== 'em_entrega' && tarde) throw new BusinessError('DEVOLUCAO_TARDE');
}

/**
 * Writes the milestone. The time told by the phone is limited: not before the earlier step, not in the future, at most
 * a day old. The first of two devices wins. A courier who took the delivery over replaces the earlier courier's
 * milestone.
 */
const gravar = (em: Em, { solicitacao_id, tipo, entregador_id, feita_em }: Entrada, { desde }: Alvo) =>
  onlyRow(
    em,
    sql<Pick<Row<'marco'>, 'tipo' | 'quando'>>`
      insert into marco as m (solicitacao_id, tipo, ator_tipo, ator_id, quando, registrado_em)
      select ${solicitacao_id}, ${tipo}, 'entregador', ${entregador_id}::int, least(i.agora, greatest(
               coalesce(${feita_em}::timestamptz, i.agora), ${desde}::timestamptz, i.agora - interval '1 day')), i.agora
        from (select agora() as agora offset 0) i
      on conflict (solicitacao_id, tipo) do update set
        quando = case when m.ator_id = excluded.ator_id then m.quando else excluded.quando end,
        registrado_em = case when m.ator_id = excluded.ator_id then m.registrado_em else excluded.registrado_em end,
        ator_id = excluded.ator_id
      returning m.tipo, m.quando`,
  );

/** Stores the proof by code, so that the later return to the shop does not ask for the code again. */
const anotarCodigo = (em: Em, { solicitacao_id, entregador_id }: Entrada) =>
  anotarMarco(em, { solicitacao_id, tipo: 'codigo_ok', ator_tipo: 'entregador', ator_id: entregador_id });

async function anotar(em: Em, entrada: Entrada) {
  const alvo = await travarAlvo(em, entrada.solicitacao_id);
  if (alvo.entregador_id !== entrada.entregador_id) throw new BusinessError('SOLICITACAO_DE_OUTRA_CONTA');
  const message = `${NOME_MARCO[entrada.tipo]}!`;
  const anotado = await jaAnotado(em, entrada);
  if (anotado) return { ...anotado, message };
  conferir(alvo, entrada.tipo);
  if (entrada.tipo === 'entregue' && alvo.falta_codigo && !entrada.provado)
    throw new BusinessError('FALTA_CODIGO', { de_fora: true });
  if (entrada.provado) await anotarCodigo(em, entrada);
  const marco = await gravar(em, entrada, alvo);
  const { solicitacao_id, entregador_id } = entrada;
  await avisar(em, { tipo: 'solicitacao', solicitacao_id, comercio_id: alvo.comercio_id, entregador_id });
  return { ...marco, message };
}

/**
 * Stores a milestone of a delivery that the courier holds. `devolvido` ends what had to go back to the shop, so it
 * takes the dispatch lock, before any row. A repeated call returns the same answer in any later state.
 * Throws 400 if the recipient's code is missing, 403, 404 and 409.
 */
export async function marcar(em: Em, config: Config, entrada: Entrada) {
  if (entrada.tipo !== 'devolvido') return anotar(em, entrada);
  return comDespacho(em, config, { entregador_id: entrada.entregador_id }, async (agora) => {
    const marco = await anotar(em, entrada);
    await encerrarDevolvida(em, entrada, agora);
    return marco;
  });
}
