import { expect, test } from 'vitest';
import { createVault } from '../../base/vault.ts';
import { novoLink, sha256Do, tokenDe } from './token.ts';

const keyed = (digit: string) => createVault(digit.repeat(64));
const linkDe = ({ semente, token_sha256 }: ReturnType<typeof novoLink>) => Buffer.concat([semente, token_sha256]);

test('a token is 128 bits that the table can be asked for and does not have', () => {
  const vault = keyed('1');
  const guardado = novoLink(vault);
  const token = tokenDe(vault, linkDe(guardado)) ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(sha256Do(token)).toEqual(guardado.token_sha256);
  expect(linkDe(guardado).includes(Buffer.from(token, 'base64url'))).toBe(false);
});

test('it is the same whenever it is asked for, and another for every link', () => {
  const vault = keyed('1');
  const links = Array.from({ length: 500 }, () => linkDe(novoLink(vault)));
  const tokens = links.map((link) => tokenDe(vault, link));
  const outroProcesso = keyed('1');
  expect(links.map((link) => tokenDe(outroProcesso, link))).toEqual(tokens);
  expect(links.map((link) => tokenDe(vault, link))).toEqual(tokens);
  expect(new Set(tokens).size).toBe(500);
});

test('with another data key there is none to be given, however often it is asked for', () => {
  const link = linkDe(novoLink(keyed('1')));
  const outro = keyed('2');
  expect([tokenDe(outro, link), tokenDe(outro, link)]).toEqual([null, null]);
});
