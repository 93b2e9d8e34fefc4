import type { Orm } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { SenderOf } from '../../transport/web/body.ts';
import { sessionHashOf } from './cookies.ts';
import { readCaller } from './sessoes.ts';

/** Identifies the sender of a large body before the body is read (ADR 0015). */
export const largeSender =
  ({ orm }: { orm: Orm }): SenderOf =>
  async (req) => {
    const token_hash = sessionHashOf(req);
    if (token_hash === null) return new BusinessError('ARQUIVO_SEM_SESSAO');
    const caller = await readCaller(orm.em.fork(), token_hash);
    // The same answer as the call itself gives, so that a panel asks for the password.
    return caller ? `${caller.ator.user_type}:${caller.ator.id}` : new BusinessError('SESSAO_TERMINADA');
  };
