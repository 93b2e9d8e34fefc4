import type { Em } from '@corre/db/orm.ts';

/**
 * What the api lends the story, so that planted rows are kept as the product keeps them. The story imports nothing of
 * the api, because the api plants the story.
 */
export interface Lender {
  /** Encrypts a personal column. */
  seal(text: string): string;
  /** Returns the value by which an encrypted column is found. */
  index(text: string): string;
  hashPassword(senha: string): Promise<string>;
  /** Returns the stored form of a request's code at the door. */
  storedCode(solicitacao_id: number): Buffer;
  storePhoto(
    em: Em,
    owner: { user_type: 'entregador' | 'comercio'; id: number },
    photo: { bytes: Buffer; etag: string },
  ): Promise<void>;
}
