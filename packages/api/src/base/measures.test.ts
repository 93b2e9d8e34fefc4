import { TIPOS_EVENTO } from '@corre/contract/eventos/contrato.ts';
import { RESULTADOS_OFERTA } from '@corre/contract/vocabulario.ts';
import { sample } from '@corre/testing/harness/metrics.ts';
import { expect, it, vi } from 'vitest';

const ENDS = ['sent', 'gone', 'refused', 'failed'];

it.each([
  ['corre_offers_total', 'resultado', RESULTADOS_OFERTA],
  ['corre_push_total', 'result', ENDS],
  ['corre_outbox_sends_total', 'result', ['delivered', 'refused', 'gone', 'failed']],
  ['corre_notify_total', 'tipo', TIPOS_EVENTO],
  ['corre_dispatch_act_seconds_count', 'act', ['poll', 'clock', 'push', 'open-delivery']],
] as const)('%s begins with 0 for every known %s, so that its first event is one more', async (name, label, values) => {
  // Load the module again, because other tests of this worker may have counted already.
  vi.resetModules();
  const { measured } = await import('./measures.ts');
  const text = await measured.metrics();
  for (const value of values) expect([value, sample(text, name, { [label]: value })]).toEqual([value, 0]);
});

it('every counter of ours without labels begins with 0 too', async () => {
  vi.resetModules();
  const { measured } = await import('./measures.ts');
  const text = await measured.metrics();
  const counters = [...text.matchAll(/^# TYPE (\w+) counter$/gm)].map(([, name = '']) => name);
  expect(counters).toContain('corre_offers_made_total');
  for (const name of counters) expect([name, sample(text, name)]).toEqual([name, 0]);
});
