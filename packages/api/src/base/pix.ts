import { normalizePixOfEmpresa, type TIPOS_CHAVE_DA_EMPRESA } from '@corre/contract/documentos.ts';
import { z } from 'zod';

const file = z.string().min(1).optional();

const percent = (max: number) =>
  z.coerce
    .number({ error: 'deve ser um número' })
    .min(0, 'deve ser no mínimo 0')
    .max(max, `deve ser no máximo ${max}`)
    .refine((value) => value === Math.round(value * 100) / 100, 'deve ter no máximo duas casas decimais')
    .default(0);

const whole = (preset: number, min: number, max: number) =>
  z.coerce
    .number({ error: 'deve ser um número' })
    .int('deve ser um número inteiro')
    .min(min, `deve ser no mínimo ${min}`)
    .max(max, `deve ser no máximo ${max}`)
    .default(preset);

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'deve ser true ou false' })
  .default('true')
  .transform((value) => value === 'true' || value === '1');

const httpsUrl = z
  .string()
  .regex(/^https:\/\/[^\s?#]+[^\s?#/]$/, 'deve começar por https:// e não terminar em barra')
  .refine((text) => URL.canParse(text), 'deve ser um endereço')
  .optional();

/**
 * The API Pix of the company's bank (docs/pix.md). Without `PIX_URL` there is none, and invoices are marked by hand.
 * Certificates and keys are files, so that they stand in no database, log or list of processes.
 */
export const pixVariables = {
  // the base address, before /cobv
  PIX_URL: httpsUrl,
  // the path of the token at the host of PIX_URL, or a whole address
  PIX_TOKEN_CAMINHO: z
    .string()
    .regex(/^(\/|https:\/\/)\S+$/, 'deve começar por / ou https://')
    .default('/oauth/token'),
  PIX_CLIENT_ID: z.string().min(1).optional(),
  PIX_CLIENT_SECRET: z.string().min(1).optional(),
  // PEM files: the client certificate with its chain, its key, and the CA of the bank (preset: the system's)
  PIX_CERTIFICADO: file,
  PIX_CHAVE_PRIVADA: file,
  PIX_CA: file,
  // whether the bank has charges with a due date; without them a charge is immediate
  PIX_COBV: flag,
  // in percent: fine and monthly interest after the due date, and discount up to some days before
  PIX_MULTA: percent(2),
  PIX_JUROS_MES: percent(10),
  PIX_DESCONTO: percent(99),
  PIX_DESCONTO_DIAS: whole(0, 0, 5),
  // days after the due date in which the charge can still be paid
  PIX_VALIDADE_DIAS: whole(60, 0, 365),
  // the secret part of the webhook's address; without it there is no webhook, and the sweep alone finds payments
  PIX_WEBHOOK_SEGREDO: z
    .string()
    .regex(/^[A-Za-z0-9_-]{32,100}$/, 'deve ter de 32 a 100 letras, dígitos, - ou _ (openssl rand -hex 32)')
    .optional(),
  // the public base of the webhook where it is another host than SITE_URL
  PIX_WEBHOOK_URL: httpsUrl,
  PIX_ESPERA_SEGUNDOS: whole(15, 1, 25),
  // the seconds between two looks for invoices, payments and refunds that the bank must hear of
  PIX_PAUSA_SEGUNDOS: z.coerce
    .number({ error: 'deve ser um número de segundos' })
    .min(0.02, 'deve ser no mínimo 0.02')
    .max(60, 'deve ser no máximo 60')
    .default(1),
  PIX_VARREDURA_SEGUNDOS: whole(300, 1, 86_400),
};

type PixConfig = z.output<z.ZodObject<typeof pixVariables>> & {
  EMPRESA_PIX_TIPO_CHAVE?: (typeof TIPOS_CHAVE_DA_EMPRESA)[number] | undefined;
  EMPRESA_PIX_CHAVE?: string | undefined;
};

const NECESSARY = [
  'PIX_CLIENT_ID',
  'PIX_CLIENT_SECRET',
  'PIX_CERTIFICADO',
  'PIX_CHAVE_PRIVADA',
  'EMPRESA_PIX_CHAVE',
] as const;

/** Returns what is wrong with the combination of the bank's settings, or null. */
export function wrongPix(config: PixConfig): string | null {
  if (config.PIX_URL === undefined) {
    const alone = NECESSARY.find((name) => name.startsWith('PIX_') && config[name] !== undefined);
    return alone === undefined ? null : `${alone} vem com PIX_URL`;
  }
  const missing = NECESSARY.filter((name) => config[name] === undefined);
  return missing.length === 0 ? null : `PIX_URL vem com ${missing.join(', ')}`;
}

/** Returns the company's key in the form of the bank. Throws where the configuration was not checked. */
export function companyPixKey({ EMPRESA_PIX_TIPO_CHAVE: tipo, EMPRESA_PIX_CHAVE: chave }: PixConfig): string {
  const normal = tipo && chave ? normalizePixOfEmpresa(tipo, chave) : null;
  if (normal === null) throw new Error('the company has no valid PIX key');
  return normal;
}
