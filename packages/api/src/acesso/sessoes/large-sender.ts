import type { Orm } from '@corre/db/orm.ts';
import type { SenderOf, SenderRefusal } from '../../transport/web/body.ts';
import { sessionHashOf } from './cookies.ts';
import { readCaller } from './sessoes.ts';

const NOBODY: SenderRefusal = { status: 413, detail: 'Entre na sua conta para enviar um arquivo deste tamanho.' };
/** As the call itself would say it, so that a panel asks for the password. */
const ENDED: SenderRefusal = { status: 401, detail: 'Sua sessão terminou. Entre de novo.' };

/** Who sends a large body, read before the body (docs/decisions/0015-perimeter.md). */
export const largeSender =
  ({ orm }: { orm: Orm }): SenderOf =>
  async (req) => {
    const token_hash = sessionHashOf(req);
    if (token_hash === null) return NOBODY;
    const caller = await readCaller(orm.em.fork(), token_hash);
    return caller ? `${caller.ator.user_type}:${caller.ator.id}` : ENDED;
  };
