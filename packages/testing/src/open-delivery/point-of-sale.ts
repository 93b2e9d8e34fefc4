import { randomUUID } from 'node:crypto';
import { newSecret } from '@corre/api/saida/segredos.ts';
import { chaveDoBairro } from '@corre/contract/enderecos/chave.ts';
import type { NewRow } from '@corre/db/database.ts';
import type { TestApi } from '../harness/test-api.ts';

/** An answer of `/od`, with its raw and its parsed body. */
export interface OdAnswer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

type Fields = Partial<NewRow<'integracao'>>;

/** The shop's price for all places, in reais. */
export const PRICE = 9.5;

/** Inserts an integration of a point of sale, and sets the shop's price for all places. */
export async function connect(api: TestApi, comercio_id: number, fields: Fields = {}): Promise<PointOfSale> {
  const secret = newSecret('opendelivery');
  const db = api.orm.em.fork().getKysely();
  const client_id = randomUUID();
  const { id } = await db
    .insertInto('integracao')
    .values({
      comercio_id,
      tipo: 'opendelivery',
      nome: 'PDV de teste',
      ambiente: 'producao',
      client_id,
      segredo_cifrado: api.vault.seal(secret),
      criada_por_tipo: 'sistema',
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('preco_do_comercio')
    .values({ comercio_id, bairro: '', bairro_chave: chaveDoBairro(''), valor: PRICE })
    .onConflict((conflict) => conflict.columns(['comercio_id', 'bairro_chave']).doNothing())
    .execute();
  return new PointOfSale(api.base, { id, client_id, secret });
}

interface Credentials {
  id: number;
  client_id: string;
  secret: string;
}

/** A point of sale: a client of `/od` that uses only the protocol. */
export class PointOfSale {
  readonly id: number;
  readonly client_id: string;
  secret: string;
  #token = '';
  readonly #base: string;
  readonly #version: string;

  constructor(base: string, { id, client_id, secret }: Credentials, version = 'v1') {
    this.#base = base;
    this.id = id;
    this.client_id = client_id;
    this.secret = secret;
    this.#version = version;
  }

  /** Returns a client with the same credentials for another address or protocol version. */
  at(base: string, version = this.#version): PointOfSale {
    return new PointOfSale(base || this.#base, this, version);
  }

  async send<Body = Record<string, unknown>>(path: string, init: RequestInit = {}): Promise<OdAnswer<Body>> {
    const res = await fetch(`${this.#base}${path}`, init);
    const text = await res.text();
    const body: Body = text === '' ? null : JSON.parse(text);
    return { status: res.status, headers: res.headers, text, body };
  }

  askToken(fields: Record<string, string> = {}): Promise<OdAnswer<{ access_token: string }>> {
    const { client_id, secret: client_secret } = this;
    return this.send('/od/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id, client_secret, grant_type: 'client_credentials', ...fields }),
    });
  }

  async token(): Promise<string> {
    if (this.#token === '') this.#token = (await this.askToken()).body.access_token;
    return this.#token;
  }

  async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<OdAnswer<Body>> {
    const token = await this.token();
    return this.send<Body>(`/od/${this.#version}/logistics/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  post = <Body = Record<string, unknown>>(path: string, body?: unknown) => this.call<Body>('POST', path, body);
  details = <Body = Record<string, unknown>>(orderId: string) => this.call<Body>('GET', `delivery/${orderId}`);
}

/** Returns the body with which a point of sale asks for a delivery. `docs/open-delivery.md` has the same example. */
export const anOrder = (more: Record<string, unknown> = {}) => ({
  orderId: randomUUID(),
  orderDisplayId: '96B4',
  merchant: { id: '22815773000169-dbc7e35a-c936-4665-9e13-eb55eb8b6824', name: 'Pizzaria Bella Massa' },
  pickupAddress: {
    country: 'BR',
    state: 'BR-PR',
    city: 'Maringá',
    district: 'Zona 01',
    street: 'Avenida Brasil',
    number: '3000',
    postalCode: '87013-000',
    complement: '',
  },
  deliveryAddress: {
    country: 'BR',
    state: 'BR-PR',
    city: 'Maringá',
    district: 'Zona 07',
    street: 'Rua Neo Alves Martins',
    number: '1290',
    postalCode: '87050-110',
    complement: 'Ap 31',
    reference: 'Portão azul',
    latitude: -23.4139,
    longitude: -51.9256,
  },
  returnToMerchant: false,
  canCombine: true,
  customerName: 'Ana Souza',
  customerPhone: '+5544999990000',
  vehicle: { type: ['MOTORBIKE_BAG', 'MOTORBIKE_BOX'], container: 'THERMIC', containerSize: 'MEDIUM' },
  limitTimes: { pickupLimit: 23, deliveryLimit: 48 },
  totalOrderPrice: { value: 87.9, currency: 'BRL' },
  totalWeight: 1500,
  payments: { method: 'ONLINE' },
  ...more,
});
