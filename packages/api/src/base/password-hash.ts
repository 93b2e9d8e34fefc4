import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's parameters; about 13 ms a hash (docs/security.md, passwords). The library's default algorithm is argon2id. */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (senha: string): Promise<string> => hash(senha, ARGON2ID);

let inexistente: Promise<string> | undefined;

/**
 * Whether the password is the hash's. Without a hash the same work is done and the answer is no: an unknown user takes as
 * long as a wrong password (docs/security.md, same text and time).
 */
export async function verifyPassword(senha_hash: string | null, senha: string): Promise<boolean> {
  inexistente ??= hashPassword('conta que não existe');
  const confere = await verify(senha_hash ?? (await inexistente), senha);
  return confere && senha_hash !== null;
}
