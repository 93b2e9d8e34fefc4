import { CONTRACT_VERSION } from '@corre/contract/contract-version.ts';
import { describe, expect, it } from 'vitest';
import { breaks } from './breaks.ts';
import { advice, checkContract, isSameContract, nextVersion } from './check.ts';
import { type Description, describe as describeContract } from './description.ts';
import { acceptedBreaks, type KeptContract, keptContracts, supported } from './kept.ts';

const kept = keptContracts();
const present = describeContract();

describe('the released contracts (docs/contract)', () => {
  it('are kept by this API: a panel that was built for one of them goes on working', () => {
    expect(advice(checkContract(present, kept, acceptedBreaks()))).toBe('');
  });

  it('are named by the code: the newest is the one that panels say they were built for', () => {
    expect(kept.at(-1)?.version).toBe(CONTRACT_VERSION);
    expect(kept.at(-1)?.openapi.info.version).toBe(CONTRACT_VERSION);
  });

  it('have the present one among them, because any commit may be released', () => {
    const newest = kept.at(-1);
    const missing = newest && isSameContract(newest, present) ? '' : 'npm run contract -- release keeps it';
    expect(missing).toBe('');
  });

  it('are the last three, which are the ones that are supported', () => {
    expect(kept).toHaveLength(3);
    expect(supported(kept)).toEqual(kept);
  });

  it('know every procedure of the router, the live stream and those without a REST address too', () => {
    expect(Object.keys(present.procedures)).toEqual(expect.arrayContaining(['eventos.aoVivo', 'entregadores.ativos']));
  });
});

/** Returns a contract with one call. */
const contract = (
  version: string,
  released: string,
  output: Description['procedures'][string]['output'],
): KeptContract => ({
  version,
  released,
  openapi: { info: { version }, paths: {} },
  procedures: { 'fila.total': { type: 'query', input: null, output } },
});
const number = { type: 'number' };
const text = { type: 'string' };

describe('a break', () => {
  const former = [contract('1.0.0', '2026-01-01', number), contract('1.1.0', '2026-03-01', number)];
  const now = contract('1.1.0', '2026-03-02', text);
  const line = 'trpc fila.total answer: may now be string (was number)';
  const wanted = { version: '1.1.0', break: line, reason: 'nobody read the total before' };

  it('is named with the contract it breaks and with what to do', () => {
    const said = advice(checkContract(now, former, []));
    expect(said).toContain(`Panels and clients made for contract 1.0.0 break:\n  ${line}`);
    expect(said).toContain(`Panels and clients made for contract 1.1.0 break:\n  ${line}`);
    expect(said).toContain('docs/contract/accepted-breaks.json');
  });

  it('that is accepted for a contract holds for older ones too', () => {
    expect(advice(checkContract(now, former, [wanted]))).toBe('');
  });

  it('that is accepted for an older contract is still one for the newer', () => {
    const { undeclared } = checkContract(now, former, [{ ...wanted, version: '1.0.0' }]);
    expect(undeclared).toEqual([{ version: '1.1.0', lines: [line] }]);
  });

  it('that is accepted and does not happen is to be struck out', () => {
    const { superfluous } = checkContract(contract('1.1.0', '2026-03-02', number), former, [wanted]);
    expect(superfluous).toEqual([wanted]);
  });
});

describe('the next version', () => {
  const last = contract('1.4.2', '2026-03-01', number);
  const more: Description = {
    ...last,
    procedures: { ...last.procedures, nova: { type: 'query', input: null, output: text } },
  };

  it.each<[string, Description, string | null]>([
    ['none when nothing changed', last, null],
    [
      'a third number when only words did',
      contract('1.4.2', '2026-03-02', { ...number, description: 'na fila' } as object),
      '1.4.3',
    ],
    ['a second number for what is new', more, '1.5.0'],
    ['a first number for what breaks', contract('1.4.2', '2026-03-02', text), '2.0.0'],
  ])('is %s', (_, now, version) => {
    expect(nextVersion(last, now)).toBe(version);
  });

  it('is a second number where every break was accepted and stops no page', () => {
    const now = contract('1.4.2', '2026-03-02', text);
    const accepted = breaks(last, now).map((line) => ({ version: '1.4.2', break: line, reason: 'nobody minds it' }));
    const under = (stops: boolean) =>
      nextVersion(
        last,
        now,
        accepted.map((one) => ({ ...one, stops })),
      );
    expect(under(false)).toBe('1.5.0');
    expect(under(true)).toBe('2.0.0');
  });
});
