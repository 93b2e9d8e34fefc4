import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ERRORS } from '@corre/contract/erros/list.ts';
import { describe, expect, it } from 'vitest';
import { errorsPage } from './errors-page.ts';

const root = path.join(import.meta.dirname, '../../..');
/**
 * The code of the api, without its tests, this description, and Open Delivery, which has its own form of errors
 * (ADR 0038). Comments may quote a sentence.
 */
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(runtime\/openapi|opendelivery)\//.test(file),
  )
  .map((file) => readFileSync(path.join(root, 'src', file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''));
/** The proxy answers a few errors by itself. */
const ofProxy = readFileSync(path.join(root, '../deploy/src/proxy/failures.ts'), 'utf8');
const whole = [...sources, ofProxy].join('\n');

describe('the list of the errors', () => {
  it('has no code that nothing answers', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(Object.keys(ERRORS).filter((code) => !whole.includes(`'${code}'`))).toEqual([]);
  });

  it('is the only place of its sentences', () => {
    const written = Object.entries(ERRORS).filter(
      ([, { detail }]) => typeof detail === 'string' && whole.includes(`'${detail}'`),
    );
    expect(written.map(([code]) => code)).toEqual([]);
  });
});

it('docs/errors.md is up to date: npm run openapi writes it', () => {
  expect(readFileSync(path.join(root, '../../docs/errors.md'), 'utf8')).toBe(errorsPage());
});
