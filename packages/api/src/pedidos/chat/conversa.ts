import type { MensagemChat } from '@corre/contract/chat/contrato.ts';
import { type Remetente, STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import { conversaDaParada, maisAdiantado } from './conversa.queries.ts';

/** One party of a conversation: its side and its account. */
export interface Parte {
  tipo: Remetente;
  id: number;
}

type DaSolicitacao = 'id' | 'status' | 'comercio_id' | 'entregador_id' | 'endereco' | 'valor_estimado';

/**
 * The conversation of a request. All stops of a route that one courier holds share one conversation [chat-da-rota].
 * `principal` is the request that stores its messages and read marks. `status` is the request's own status. If the
 * request is finished and the route goes on, it is the status of the furthest stop.
 * A cancelled stop's chat is closed in any case and shows messages until `encerrada_em`.
 */
export interface Conversa extends Pick<Row<'solicitacao'>, DaSolicitacao> {
  principal: number;
  aberto: boolean;
  encerrada_em: string | null;
  comercio: string;
  entregador_nome: string | null;
}

/** Maximum of messages shown per conversation, newest first. */
const MENSAGENS_MAX = 500;

const conversaDaSolicitacao = compiled((db, given: Given<{ id: number }>) =>
  db
    .selectFrom('solicitacao as s')
    .innerJoin('comercio as c', 'c.id', 's.comercio_id')
    .leftJoin('entregador as e', 'e.id', 's.entregador_id')
    .leftJoinLateral(
      ({ ref }) =>
        conversaDaParada(db, { rota_id: ref('s.rota_id'), entregador_id: ref('s.entregador_id') })
          .select((t) => maisAdiantado(t.ref('t.status')).as('status_aberto'))
          .as('r'),
      (join) => join.onTrue(),
    )
    .where('s.id', '=', given('id'))
    .select(['s.id', 's.comercio_id', 'c.nome as comercio', 's.entregador_id', 'e.nome_completo as entregador_nome'])
    .select(['s.endereco', 's.valor_estimado'])
    .select(({ eb, fn, ref }) => [
      fn.coalesce('r.principal', 's.id').as('principal'),
      eb
        .and([eb('r.status_aberto', 'is not', null), eb('s.status', '<>', 'cancelada')])
        .$castTo<boolean>()
        .as('aberto'),
      eb.case().when('s.status', '=', 'cancelada').then(ref('s.data_status')).end().as('encerrada_em'),
      eb
        .case()
        .when('s.status', 'in', [...STATUS_EM_ANDAMENTO, 'cancelada'])
        .then(ref('s.status'))
        .else(fn.coalesce('r.status_aberto', 's.status'))
        .end()
        .as('status'),
    ]),
);

/** Returns the conversation without a check of the reader. Throws 404. */
export async function acharConversa(em: Em, entrega_id: number): Promise<Conversa> {
  const [conversa] = await conversaDaSolicitacao(em, { id: entrega_id });
  if (!conversa) throw new BusinessError('CONVERSA_NAO_ENCONTRADA');
  return conversa;
}

/**
 * Returns the conversation for one of its two parties. Throws 404, and 403 for anybody else (docs/security.md, item
 * 22).
 */
export async function conversaDe(em: Em, entrega_id: number, parte: Parte): Promise<Conversa> {
  const conversa = await acharConversa(em, entrega_id);
  const dono = parte.tipo === 'comercio' ? conversa.comercio_id : conversa.entregador_id;
  if (dono !== parte.id) throw new BusinessError('CONVERSA_DE_OUTRA_CONTA');
  return conversa;
}

/** The newest messages of a conversation, each with whether the other side has read it. */
const ultimasMensagens = (em: Em, { principal, entregador_id, encerrada_em }: Conversa, deTodos: boolean) =>
  em
    .getKysely()
    .selectFrom('mensagem as m')
    .where('m.solicitacao_id', '=', principal)
    .where((eb) => (deTodos ? eb.lit(true) : eb('m.entregador_id', '=', entregador_id)))
    .$if(encerrada_em !== null && !deTodos, (q) => q.where('m.data_envio', '<=', encerrada_em ?? ''))
    .select(['m.id', 'm.sequencia', 'm.remetente_tipo', 'm.mensagem', 'm.data_envio'])
    .select(({ eb, fn, lit, selectFrom }) => {
      const lidas = selectFrom('leitura as l')
        .select('l.ate_sequencia')
        .whereRef('l.solicitacao_id', '=', 'm.solicitacao_id')
        .whereRef('l.leitor_tipo', '<>', 'm.remetente_tipo');
      return eb('m.sequencia', '<=', fn.coalesce(lidas, lit(0)))
        .$castTo<boolean>()
        .as('lida');
    })
    .orderBy('m.sequencia', 'desc')
    .limit(MENSAGENS_MAX);

/**
 * Returns the messages in order, with the courier who holds the request. `deTodos` is for support and adds messages
 * with earlier couriers [chat-da-rota].
 */
export const mensagensDe = (em: Em, conversa: Conversa, deTodos = false): Promise<MensagemChat[]> =>
  em
    .getKysely()
    .selectFrom(ultimasMensagens(em, conversa, deTodos).as('ultimas'))
    .selectAll('ultimas')
    .orderBy('sequencia')
    .execute();
