import { randomInt } from 'node:crypto';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ContaRecusada } from './achar-pessoa.ts';

/** Letters and digits that are not confused when read aloud. */
const ALFABETO = 'abcdefghjkmnpqrstuvwxyz23456789';
const GRUPOS = 4;
const LETRAS_POR_GRUPO = 4;

/** Returns a password of about 79 bits that can be read aloud: `k7mp-2xqd-…`. */
export function makePassword(): string {
  const grupo = () => Array.from({ length: LETRAS_POR_GRUPO }, () => ALFABETO[randomInt(ALFABETO.length)]).join('');
  return Array.from({ length: GRUPOS }, grupo).join('-');
}

/** A password, and whether it was generated here and must be shown once. */
export interface SenhaLida {
  senha: string;
  gerada: boolean;
}

/** Asks on the terminal without an echo. */
async function perguntar(pergunta: string): Promise<string> {
  const mudo = new Writable({ write: (_pedaco, _codificacao, pronto) => pronto() });
  const terminal = createInterface({ input: stdin, output: mudo, terminal: true });
  stdout.write(pergunta);
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    stdout.write('\n');
  }
}

async function primeiraLinha(): Promise<string> {
  let texto = '';
  for await (const pedaco of stdin) {
    texto += String(pedaco);
    if (texto.includes('\n')) break;
  }
  return texto.split(/\r?\n/)[0] ?? '';
}

/**
 * Returns the new password: typed twice on a terminal, or the first line of standard input. Generates one for an empty
 * input or with `gerar`.
 */
export async function readPassword(gerar: boolean): Promise<SenhaLida> {
  if (gerar) return { senha: makePassword(), gerada: true };
  if (!stdin.isTTY) {
    const senha = await primeiraLinha();
    return senha === '' ? { senha: makePassword(), gerada: true } : { senha, gerada: false };
  }
  const senha = await perguntar('Nova senha (vazio: gerar uma): ');
  if (senha === '') return { senha: makePassword(), gerada: true };
  if ((await perguntar('Repita a senha: ')) !== senha) throw new ContaRecusada('As senhas não conferem.');
  return { senha, gerada: false };
}
