import { readFileSync } from 'node:fs';
import { anOrder } from '@corre/testing/open-delivery/point-of-sale.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { orderSchema } from '../formato/order.ts';
import { openDeliveryDescription } from './description.ts';
import { ENDPOINTS } from './routes.ts';

const { paths, components } = openDeliveryDescription();

it('every endpoint of the logistics is described, and no other', () => {
  const described = Object.entries(paths).flatMap(([path, item]) =>
    path.startsWith('/logistics/') ? Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`) : [],
  );
  const served = (name: string) => {
    const [method = '', path = ''] = name.split(' ');
    const at = path.replace('{orderId}', '52122852-6626-41ed-9022-0242ac120002');
    return ENDPOINTS.filter((endpoint) => endpoint.method === method && endpoint.path.test(at)).length;
  };
  expect(described.map(served)).toEqual(described.map(() => 1));
  expect(described).toHaveLength(ENDPOINTS.length);
});

it('the order’s schema takes what the server takes: wanted fields, loose spelling, unknown fields', () => {
  const takes = new Ajv2020({ strict: false, validateFormats: false }).compile(components.schemas.DeliveryOrder ?? {});
  const { orderDisplayId: _, ...nameless } = anOrder();
  const { customerPhone: __, ...unlisted } = anOrder({ cor: 'azul', returnToMerchant: 'false', totalWeight: '1500' });
  const said = [anOrder(), unlisted, nameless, anOrder({ totalWeight: 'muito' })];
  expect(said.map((order) => takes(order))).toEqual([true, true, false, false]);
  expect(said.map((order) => orderSchema.safeParse(order).success)).toEqual([true, true, false, false]);
});

it('docs/open-delivery.json is up to date: npm run openapi writes it', () => {
  const published = readFileSync(new URL('../../../../../docs/open-delivery.json', import.meta.url), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(openDeliveryDescription())));
});
