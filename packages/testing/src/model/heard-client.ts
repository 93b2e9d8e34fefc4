import { Client, type Recusa, type Resposta } from '../harness/client.ts';

/** A client that tells when it asks for something: that, and not who was to act, is what makes a courier heard from. */
export class HeardClient extends Client {
  readonly #ouvir: () => void;

  constructor(base: string, cookie: string, ouvir: () => void) {
    super(base, cookie);
    this.#ouvir = ouvir;
  }

  override pedir<T = Recusa>(...pedido: Parameters<Client['pedir']>): Promise<Resposta<T>> {
    this.#ouvir();
    return super.pedir<T>(...pedido);
  }
}
