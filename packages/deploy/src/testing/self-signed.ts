import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Makes a certificate with openssl, for one day and any host of a test. */
export async function selfSigned(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost,IP:127.0.0.1'];
  await run('openssl', [
    'req',
    '-x509',
    ...curve,
    '-nodes',
    '-days',
    '1',
    '-out',
    certificate,
    '-keyout',
    key,
    ...names,
  ]);
  return { certificate, key };
}
