import { z } from 'zod';

/** Longest text of a browser's answer, in characters. A registration with an attestation is a few thousand. */
const MAX = 16_384;

const base64url = (max = MAX) =>
  z
    .string({ error: 'Passkey inválida' })
    .regex(/^[\w-]+$/, 'Passkey inválida')
    .max(max, 'Passkey inválida');

const tipo = z.literal('public-key', { error: 'Passkey inválida' });
/** The longest id of a credential has 1023 bytes (WebAuthn, section 4). */
const idSchema = base64url(1_364);
/** What a device says beside the credential. Nothing of it is read. */
const extensoes = z.looseObject({}).meta({ id: 'ExtensoesDaPasskey' });
const transportes = z.array(z.string().max(32)).max(16);
const anexo = z.enum(['platform', 'cross-platform']).nullish();

/** What `navigator.credentials.create()` answers, as JSON (WebAuthn Level 3, `RegistrationResponseJSON`). */
export const passkeyCriadaSchema = z
  .object({
    id: idSchema,
    rawId: idSchema,
    type: tipo,
    authenticatorAttachment: anexo,
    clientExtensionResults: extensoes,
    response: z.object({
      clientDataJSON: base64url(),
      attestationObject: base64url(),
      transports: transportes.optional(),
    }),
  })
  .meta({ id: 'PasskeyCriada' });
export type PasskeyCriada = z.output<typeof passkeyCriadaSchema>;

/** What `navigator.credentials.get()` answers, as JSON (WebAuthn Level 3, `AuthenticationResponseJSON`). */
export const passkeyUsadaSchema = z
  .object({
    id: idSchema,
    rawId: idSchema,
    type: tipo,
    authenticatorAttachment: anexo,
    clientExtensionResults: extensoes,
    response: z.object({
      clientDataJSON: base64url(),
      authenticatorData: base64url(),
      signature: base64url(),
      userHandle: base64url(128).nullish(),
    }),
  })
  .meta({ id: 'PasskeyUsada' });
export type PasskeyUsada = z.output<typeof passkeyUsadaSchema>;

const descritor = z
  .object({ id: z.string(), type: tipo, transports: z.array(z.string()).optional() })
  .meta({ id: 'DescritorDePasskey' });

/** Input of `navigator.credentials.create()`, as JSON (`PublicKeyCredentialCreationOptionsJSON`). */
export const opcoesDeCadastroSchema = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: tipo, alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(descritor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'OpcoesDeCadastroDaPasskey' });

/** Input of `navigator.credentials.get()`, as JSON (`PublicKeyCredentialRequestOptionsJSON`). */
export const opcoesDeUsoSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(descritor),
  })
  .meta({ id: 'OpcoesDeUsoDaPasskey' });
