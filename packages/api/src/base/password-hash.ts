import { hash, type Options, verify } from '@node-rs/argon2';

/**
 * The parameters of OWASP, about 13 ms per hash (docs/security.md, passwords). The library's default algorithm is
 * argon2id.
 */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (senha: string): Promise<string> => hash(senha, ARGON2ID);

let missing: Promise<string> | undefined;

/**
 * Returns whether the password matches the hash. Without a hash it does the same work and returns false. An unknown
 * user thus takes as long as a wrong password (docs/security.md, same text and time).
 */
export async function verifyPassword(senha_hash: string | null, senha: string): Promise<boolean> {
  missing ??= hashPassword('conta que não existe');
  const confere = await verify(senha_hash ?? (await missing), senha);
  return confere && senha_hash !== null;
}
