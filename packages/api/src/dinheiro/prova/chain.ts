import { createHash } from 'node:crypto';
import { FIRST_BEFORE } from '@corre/db/pagamentos/fatura.entity.ts';
import { type Check, contar, NaoConfere, type Pedido, type Read } from './check.ts';

interface Link {
  id: number;
  tipo: string;
  referencia_id: number;
  conteudo: string;
  anterior: string;
  hash: string;
  /** the act's canonical text as of now, null if the act is gone */
  agora: string | null;
}

const LINKS = /* sql */ `
  select e.id, e.tipo, e.referencia_id, e.conteudo, e.anterior, e.hash,
         case e.tipo when 'quitacao' then (select conteudo_da_quitacao(q) from quitacao q where q.id = e.referencia_id)
                     when 'recebimento' then (select conteudo_da_recebimento(r) from recebimento r where r.id = e.referencia_id)
                     when 'fatura_ajuste' then (select conteudo_da_fatura_ajuste(a) from fatura_ajuste a where a.id = e.referencia_id) end as agora
    from elo e order by e.id`;

/** An act without a link. */
const LOOSE = /* sql */ `
  select 'quitacao' as tipo, q.id from quitacao q where not exists (select from elo e where e.tipo = 'quitacao' and e.referencia_id = q.id)
  union all
  select 'recebimento', r.id from recebimento r where not exists (select from elo e where e.tipo = 'recebimento' and e.referencia_id = r.id)
  union all
  select 'fatura_ajuste', a.id from fatura_ajuste a where not exists (select from elo e where e.tipo = 'fatura_ajuste' and e.referencia_id = a.id)
   limit 1`;

function conferirElo(link: Link, antes: { id: number; hash: string }): void {
  const elo = `elo #${link.id} (${link.tipo} #${link.referencia_id})`;
  if (link.id !== antes.id + 1) throw new NaoConfere(`depois do elo #${antes.id} vem o ${elo}: falta um`);
  if (link.anterior !== antes.hash) throw new NaoConfere(`${elo}: não se liga ao elo #${antes.id}`);
  const hash = createHash('sha256')
    .update(link.anterior + link.conteudo)
    .digest('hex');
  if (hash !== link.hash) throw new NaoConfere(`${elo}: o conteúdo dá ${hash}, o elo diz ${link.hash}`);
  if (link.agora === link.conteudo) return;
  throw new NaoConfere(
    `${elo}: foi escrito '${link.conteudo}', e hoje o banco diz ${link.agora === null ? 'nada' : `'${link.agora}'`}`,
  );
}

async function percorrer(read: Read, elo: Pedido['elo']): Promise<{ id: number; hash: string }> {
  let antes = { id: 0, hash: FIRST_BEFORE };
  for await (const link of read<Link>(LINKS)) {
    conferirElo(link, antes);
    if (elo?.id === link.id && elo.hash !== link.hash) {
      throw new NaoConfere(`elo #${link.id}: foi anotado ${elo.hash}, e hoje é ${link.hash}. A cadeia foi refeita.`);
    }
    antes = { id: link.id, hash: link.hash };
  }
  if (elo && elo.id > antes.id) throw new NaoConfere(`elo #${elo.id}: foi anotado, e a cadeia termina no #${antes.id}`);
  return antes;
}

/**
 * Checks all links of the chain against their acts. A week in the request does not limit it, because a link proves all
 * earlier links.
 */
export const chain: Check = {
  nome: 'cadeia',
  async conferir(read, { elo }) {
    const ultimo = await percorrer(read, elo);
    for await (const { tipo, id } of read<{ tipo: string; id: number }>(LOOSE)) {
      throw new NaoConfere(`${tipo} #${id}: não está na cadeia`);
    }
    return `${contar(ultimo.id, 'elo', 'elos')}${ultimo.id === 0 ? '' : `; anote o último: ${ultimo.id}:${ultimo.hash}`}`;
  },
};
