import { describe, expect, it } from 'vitest';
import { appBom, type Bom, productionParts } from './app-bom.ts';

const part = (ref: string) => ({ 'bom-ref': ref });
const bom: Bom = {
  bomFormat: 'CycloneDX',
  metadata: { component: part('corre@1.0.0') },
  components: ['@corre/api@1.0.0', 'express@5.0.0', 'ms@2.0.0', 'vitest@5.0.0', 'chai@6.0.0'].map(part),
  dependencies: [
    { ref: '@corre/api@1.0.0', dependsOn: ['express@5.0.0', 'vitest@5.0.0'] },
    { ref: 'express@5.0.0', dependsOn: ['ms@2.0.0'] },
    { ref: 'ms@2.0.0', dependsOn: [] },
    { ref: 'vitest@5.0.0', dependsOn: ['chai@6.0.0'] },
  ],
};
const names = (given: string[]) => (workspace: string) => (workspace === '@corre/api' ? given : null);

describe('a bill of materials', () => {
  it('names what the app runs, and what that needs, and no tool', () => {
    const { components, metadata } = productionParts(bom, '@corre/api', names(['express']));
    expect(components.map((component) => component['bom-ref'])).toEqual(['express@5.0.0', 'ms@2.0.0']);
    expect(metadata.component).toMatchObject({ 'bom-ref': '@corre/api@1.0.0', type: 'application' });
  });

  it('is refused when npm did not list what the app needs', () => {
    expect(() => productionParts(bom, '@corre/api', names(['express', 'zod']))).toThrow('@corre/api needs zod');
  });

  it('of the API has what npm forgets with --omit dev, and of a panel nothing of the server', async () => {
    const refs = async (app: string) => {
      const { bom: made } = await appBom(app);
      return made.components.map((component) => component['bom-ref'].replace(/@[^@]+$/, ''));
    };
    const [api, courier] = await Promise.all([refs('api'), refs('courier')]);
    expect(api).toEqual(expect.arrayContaining(['zod', 'pino', 'pg', 'express', '@mikro-orm/core', '@corre/contract']));
    expect(courier).toEqual(expect.arrayContaining(['react', 'react-dom', '@base-ui/react', '@corre/ui']));
    expect([...api, ...courier]).not.toContain('vite');
    expect([...api, ...courier]).not.toContain('vitest');
    expect(courier).not.toContain('express');
  }, 30_000);
});
