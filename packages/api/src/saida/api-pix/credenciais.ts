import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Config, InvalidConfig } from '../../base/config.ts';

/** The files of mTLS, as PEM texts. */
export interface Credenciais {
  cert: string;
  key: string;
  ca: string | undefined;
}

const refuse = (fault: string) => new InvalidConfig(`Configuração inválida: ${fault}`);

/** Reads a file of the configuration. Its content never stands in an error. */
function read(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'erro';
    throw refuse(`${name}: não foi possível ler ${path} (${code})`);
  }
}

function parsed<Value>(name: string, what: string, parse: () => Value): Value {
  try {
    return parse();
  } catch {
    throw refuse(`${name} deve ser um arquivo PEM com ${what}`);
  }
}

/**
 * Returns the certificate, key and CA for the bank. Checks at the start what the first call would only show.
 * @throws InvalidConfig for a missing or wrong file, a key of another certificate, and an expired certificate
 */
export function lerCredenciais(
  { PIX_CERTIFICADO, PIX_CHAVE_PRIVADA, PIX_CA }: Config,
  now: number = Date.now(),
): Credenciais {
  const cert = read('PIX_CERTIFICADO', PIX_CERTIFICADO ?? '');
  const key = read('PIX_CHAVE_PRIVADA', PIX_CHAVE_PRIVADA ?? '');
  const ca = PIX_CA === undefined ? undefined : read('PIX_CA', PIX_CA);
  const certificate = parsed('PIX_CERTIFICADO', 'um certificado', () => new X509Certificate(cert));
  const secret = parsed('PIX_CHAVE_PRIVADA', 'uma chave privada sem senha', () => createPrivateKey(key));
  if (ca !== undefined) parsed('PIX_CA', 'um certificado', () => new X509Certificate(ca));
  if (!certificate.checkPrivateKey(secret)) throw refuse('PIX_CHAVE_PRIVADA não é a chave de PIX_CERTIFICADO');
  if (Date.parse(certificate.validTo) < now) throw refuse(`PIX_CERTIFICADO venceu em ${certificate.validTo}`);
  return { cert, key, ca };
}
