import { camposDaEmpresa, FAIXA_DO_CAMPO } from '@corre/contract/configuracoes/campos.ts';
import {
  HORAS_SUSPENSAO_MAX,
  OFERTA_SEGUNDOS,
  RECUSAS_PARA_SUSPENDER,
  SENHA_MIN,
  SUSPENSAO_HORAS,
} from '@corre/contract/constants.ts';
import { TIPOS_FUNCIONARIO } from '@corre/contract/vocabulario.ts';
import { z } from 'zod';
import { companyVariables } from './company.ts';
import { pixVariables } from './pix.ts';

const integer = (preset: number, min: number, max: number) =>
  z.coerce
    .number({ error: 'deve ser um número' })
    .int('deve ser um número inteiro')
    .min(min, `deve ser no mínimo ${min}`)
    .max(max, `deve ser no máximo ${max}`)
    .default(preset);

const seconds = (preset: number, min = 0) =>
  z.coerce
    .number({ error: 'deve ser um número de segundos' })
    .min(min, `deve ser no mínimo ${min}`)
    .max(7 * 24 * 3600, 'deve ser no máximo uma semana')
    .default(preset);

const flag = (preset: 'true' | 'false') =>
  z
    .enum(['true', 'false', '1', '0'], { error: 'deve ser true ou false' })
    .default(preset)
    .transform((value) => value === 'true' || value === '1');

/** All environment variables, with defaults and units. docs/configuration.md has the same list. */
export const configSchema = z.object({
  PORT: integer(3000, 0, 65_535),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'deve começar por postgresql://')
    .optional(),
  DATABASE_LISTEN_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'deve começar por postgresql://')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  MIGRAR: z.enum(['inicio', 'nunca'], { error: 'deve ser inicio ou nunca' }).default('inicio'),
  SEED: z.enum(['none', 'demo'], { error: 'deve ser none ou demo' }).optional(),
  // The demonstration's town works by itself (ADR 0050).
  DEMO_VIVA: flag('true'),
  DEMO_ENTRADAS: flag('true'),
  ADMIN_PASSWORD: z.string().min(SENHA_MIN, `deve ter pelo menos ${SENHA_MIN} caracteres`).optional(),
  CHAVE_DADOS: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'deve ter 64 dígitos hexadecimais (openssl rand -hex 32)')
    .optional(),
  TRUST_PROXY: integer(0, 0, 10),
  SAIDA_SEGUNDOS: seconds(1),
  // For installations with a host for each panel (ADR 0040).
  COOKIE_DOMINIO: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'deve ser um domínio como corre.example, sem ponto no começo')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  // Operation (docs/observability.md)
  LENTO_SEGUNDOS: seconds(2, 0.05),
  METRICAS_PORTA: integer(0, 0, 65_535).removeDefault().optional(),
  METRICAS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'deve ter de 16 a 200 caracteres, sem espaços (openssl rand -hex 32)')
    .optional(),
  POOL_MAX: integer(20, 2, 200),
  // Acts per transaction. PostgreSQL caches 64 subtransactions of a transaction (ADR 0013).
  ACTS_TOGETHER: integer(16, 1, 32),
  CIDADE: camposDaEmpresa.cidade.default('Maringá'),
  // The praças whose clock this process runs; empty: all (ADR 0011).
  PRACAS: z
    .string()
    .regex(/^(\d{1,9}(,\d{1,9})*)?$/, 'deve ter números de praças separados por vírgula, como 1,2')
    .default('')
    .transform((text) => (text === '' ? [] : text.split(',').map(Number))),
  UF: camposDaEmpresa.uf.default('PR'),
  // Contacts of the company. The pages show only those that are set; the demonstration has invented ones.
  CONTATO_WHATSAPP: camposDaEmpresa.contato_whatsapp.optional(),
  CONTATO_INSTAGRAM: camposDaEmpresa.contato_instagram.optional(),
  CONTATO_ENDERECO: camposDaEmpresa.contato_endereco.optional(),
  // Contacts of support for couriers. The panel shows only those that are set [ajuda].
  SUPORTE_TELEFONE: camposDaEmpresa.suporte_telefone.optional(),
  SUPORTE_WHATSAPP: camposDaEmpresa.suporte_whatsapp.optional(),
  // The contact for vulnerabilities. Without it there is no security.txt (ADR 0041).
  CONTATO_SEGURANCA: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+|tel:\+\d+)$/, 'deve começar por mailto:, https:// ou tel:+')
    .optional(),
  SITE_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/]+$/, 'deve ser o endereço público, como https://corre.example, sem barra no fim')
    .optional(),
  // Dispatch, in seconds unless the name says otherwise (ADR 0011)
  OFERTA_SEGUNDOS: seconds(OFERTA_SEGUNDOS, 0.2),
  OFERTA_ENTREGA_SEGUNDOS: seconds(3, 0.1),
  OFERTA_PUSH_SEGUNDOS: seconds(6, 0.1),
  ALCANCE_SEGUNDOS: seconds(10, 0.5),
  PAUSA_EXPIRADA_SEGUNDOS: seconds(60),
  PAUSA_RECUSA_SEGUNDOS: seconds(300),
  RECUSAS_PARA_SUSPENDER: integer(RECUSAS_PARA_SUSPENDER, 1, 100),
  SUSPENSAO_HORAS: integer(SUSPENSAO_HORAS, 1, HORAS_SUSPENSAO_MAX),
  EXPIRADAS_PARA_SAIR: integer(3, 1, 100),
  NAO_ENTREGUES_PARA_SAIR: integer(3, 1, 100),
  SINALIZAR_SEGUNDOS: seconds(300, 1),
  VARREDURA_SEGUNDOS: seconds(1, 0.1),
  // Watchdog: the time after which a step raises a question, in seconds; 0 does not watch the step (ADR 0025)
  VIGIA_CHEGAR_SEGUNDOS: seconds(900),
  VIGIA_COMERCIO_SEGUNDOS: seconds(1_800),
  VIGIA_CAMINHO_SEGUNDOS: seconds(2_400),
  VIGIA_SINAL_SEGUNDOS: seconds(600),
  VIGIA_RESPOSTA_SEGUNDOS: seconds(180, 1),
  VIGIA_VARREDURA_SEGUNDOS: seconds(15, 0.1),
  // How long before an order is ready it is offered, until a shop has a median of its own (ADR 0016)
  PREPARO_ANTECEDENCIA_SEGUNDOS: seconds(600),
  // The mean wait until the acceptance that the company wants; the figures say how many couriers it needs
  ESPERA_DESEJADA_SEGUNDOS: seconds(180, 1),
  // The time from the release to the end that the company promises; the figures say how many deliveries kept it
  PRAZO_PROMETIDO_MIN: integer(45, ...FAIXA_DO_CAMPO.prazo_prometido_min),
  // Open requests of one shop (ADR 0016)
  ABERTAS_POR_LOJA: integer(60, ...FAIXA_DO_CAMPO.abertas_por_loja),
  // The cash in hand up to which a courier still gets cash deliveries, in reais; 0: no limit (ADR 0022)
  LIMITE_DINHEIRO: integer(300, ...FAIXA_DO_CAMPO.limite_dinheiro),
  // The seconds between two looks for messages to other systems. News of a shop wakes the look earlier (ADR 0037).
  ENVIO_VARREDURA_SEGUNDOS: seconds(1, 0.02),
  // Open Delivery and webhooks (ADR 0037, ADR 0038)
  OD: flag('true'),
  OD_VARREDURA_SEGUNDOS: seconds(2, 0.02),
  OD_APP_ID: z.uuid('deve ser um UUID').optional(),
  OD_TOKEN_SEGUNDOS: seconds(21_600, 60),
  OD_REJEITAR_MIN: integer(10, 1, 240),
  OD_COLETA_MIN: integer(12, 1, 240),
  OD_ENTREGA_MIN: integer(35, 1, 480),
  OD_CONCLUSAO_MIN: integer(60, 1, 1_440),
  OD_POR_MINUTO: integer(120, 1, 1_000_000),
  OD_TOKENS_POR_MINUTO: integer(10, 1, 1_000_000),
  OD_RETENCAO_DIAS: integer(30, 1, 365),
  OD_REDE_LOCAL: flag('false'),
  // Web Push (ADR 0015)
  PUSH: flag('true'),
  VAPID_PUBLIC_KEY: z.string().min(80, 'deve ser a chave pública em base64url').optional(),
  VAPID_PRIVATE_KEY: z.string().min(40, 'deve ser a chave privada em base64url').optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'deve começar por mailto: ou https://')
    .default('mailto:suporte@corre.example'),
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,jmt17.google.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com'),
  // Access
  LOGIN_FALHAS_USUARIO: integer(10, 1, 100_000),
  LOGIN_JANELA_SEGUNDOS: seconds(900, 1),
  LOGIN_FALHAS_IP_DIA: integer(100, 1, 1_000_000),
  LOGIN_FALHAS_CONTA_DIA: integer(30, 1, 1_000_000),
  CADASTROS_POR_HORA: integer(30, 1, 1_000_000),
  DESAFIOS_POR_MINUTO: integer(60, 1, 1_000_000),
  // The kinds of accounts whose password alone opens no session [segundo-fator]
  EXIGIR_SEGUNDO_FATOR: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((kind) => kind.trim() || []))
    .pipe(z.array(z.enum(TIPOS_FUNCIONARIO, { error: 'deve ter admin, suporte ou os dois, separados por vírgula' }))),
  // Registrations wait for the administrator [aprovacao]
  APROVAR_CADASTROS: flag('false'),
  FOTOS_POR_HORA: integer(10, 1, 1_000_000),
  PROVAS_POR_HORA: integer(60, 1, 1_000_000),
  BUSCAS_POR_MINUTO: integer(120, 1, 1_000_000),
  // Load, per process; 0 switches a limit off (ADR 0028)
  CHAMADAS_POR_SEGUNDO: integer(50, 0, 1_000_000),
  CHAMADAS_POR_SEGUNDO_IP: integer(500, 0, 1_000_000),
  MENSAGENS_POR_MINUTO: integer(60, 0, 1_000_000),
  CHAVES_POR_MINUTO: integer(240, 0, 1_000_000),
  // Wrong API keys of one address (ADR 0039)
  CHAVES_ERRADAS_POR_MINUTO: integer(30, 0, 1_000_000),
  FLUXOS_POR_SESSAO: integer(10, 1, 10_000),
  // Per address, which may be a whole mobile network, and per link (ADR 0023)
  RASTREIO_POR_MINUTO: integer(600, 0, 1_000_000),
  RASTREIO_LINK_POR_MINUTO: integer(120, 0, 1_000_000),
  RASTREIO_ERRADOS_POR_MINUTO: integer(30, 0, 1_000_000),
  // Personal data, in days; 0 keeps it forever (docs/privacy.md)
  GUARDAR_PEDIDOS_DIAS: integer(365, 0, 36_500),
  GUARDAR_MENSAGENS_DIAS: integer(180, 0, 36_500),
  GUARDAR_PROVAS_DIAS: integer(90, 0, 36_500),
  GUARDAR_TRABALHO_DIAS: integer(365, 0, 36_500),
  GUARDAR_REMOVIDOS_DIAS: integer(1_825, 0, 36_500),
  GUARDAR_CADASTROS_DIAS: integer(90, 0, 36_500),
  GUARDAR_AUDITORIA_DIAS: integer(730, 366, 36_500),
  // The cleanup: rows of a kind per statement, and statements of a kind per run (ADR 0010)
  LIMPEZA_LOTE: integer(2_000, 1, 10_000),
  LIMPEZA_LOTES: integer(10, 1, 1_000),
  ...companyVariables,
  ...pixVariables,
  SSE: flag('true'),
  // Answer polls and sessions from memory, without a statement, while events arrive (ADR 0014)
  MEMORIA: flag('true'),
});
