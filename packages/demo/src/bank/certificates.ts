import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** A certificate with its private key, both PEM. */
export interface KeyPair {
  cert: string;
  key: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** The global type of a key differs between a program with the DOM and one without. */
type Key = Parameters<typeof crypto.subtle.exportKey>[1];
const VALID_DAYS = 3_650;

/** Returns a serial number whose first bit is 0, so that it is not negative. */
const serial = () => `00${randomBytes(15).toString('hex')}`;

async function pemOf(key: Key): Promise<string> {
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', key)).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${der.match(/.{1,64}/g)?.join('\n')}\n-----END PRIVATE KEY-----\n`;
}

/** An authority that issues certificates for servers and clients. */
export interface Authority {
  /** PEM */
  cert: string;
  /** Issues a certificate for a server of this machine. */
  server(name: string): Promise<KeyPair>;
  /** Issues a certificate that a client shows. */
  client(name: string): Promise<KeyPair>;
}

/** Makes a new authority. Its key exists in memory only. */
export async function createAuthority(name: string): Promise<Authority> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const notBefore = new Date(Date.now() - 86_400_000);
  const notAfter = new Date(Date.now() + VALID_DAYS * 86_400_000);
  const root = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serial(),
    name: `CN=${name}`,
    notBefore,
    notAfter,
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  });
  const issue = async (subject: string, usage: ExtendedKeyUsage, names: SubjectAlternativeNameExtension[]) => {
    const own = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
    const certificate = await X509CertificateGenerator.create({
      serialNumber: serial(),
      subject: `CN=${subject}`,
      issuer: root.subject,
      notBefore,
      notAfter,
      publicKey: own.publicKey,
      signingKey: keys.privateKey,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new BasicConstraintsExtension(false),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([usage]),
        ...names,
      ],
    });
    return { cert: certificate.toString('pem'), key: await pemOf(own.privateKey) };
  };
  const here = new SubjectAlternativeNameExtension([
    { type: 'ip', value: '127.0.0.1' },
    { type: 'dns', value: 'localhost' },
  ]);
  return {
    cert: root.toString('pem'),
    server: (subject) => issue(subject, ExtendedKeyUsage.serverAuth, [here]),
    client: (subject) => issue(subject, ExtendedKeyUsage.clientAuth, []),
  };
}
