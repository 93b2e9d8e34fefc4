import type { Orm } from '@corre/db/orm.ts';
import type { SenderOf, SenderRefusal } from '../../transport/web/body.ts';
import { sessionHashOf } from './cookies.ts';
import { readCaller } from './sessoes.ts';

const NOBODY: SenderRefusal = { status: 413, detail: 'Entre na sua conta para enviar um arquivo deste tamanho.' };
/** The same answer as the call itself gives, so that a panel asks for the password. */
const ENDED: SenderRefusal = { status: 401, detail: 'Sua sessão terminou. Entre de novo.' };

/** Identifies the sender of a large body before the body is read (ADR 0015). */
export const largeSender =
  ({ orm }: { orm: Orm }): SenderOf =>
  async (req) => {
    const token_hash = sessionHashOf(req);
    if (token_hash === null) return NOBODY;
    const caller = await readCaller(orm.em.fork(), token_hash);
    return caller ? `${caller.ator.user_type}:${caller.ator.id}` : ENDED;
  };
