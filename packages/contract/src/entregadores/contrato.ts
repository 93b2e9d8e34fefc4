import { z } from 'zod';
import { FUSO } from '../constants.ts';
import { ageOn, digitsOf, IDADE_MAX, IDADE_MIN, normalizeCpf, normalizeDay, normalizePix } from '../documentos.ts';
import { instantSchema, requiredText } from '../fields.ts';
import { personName, visibleText } from '../names.ts';
import { senhaNovaSchema, senhaQueConfirma } from '../senhas/contrato.ts';
import { SENHAS_NAO_CONFEREM } from '../sessao/regras.ts';
import { lerTelefoneDoBrasil } from '../telefones/ler.ts';
import { ESTADOS_CIVIS, TIPOS_CHAVE_PIX, VEICULOS } from '../vocabulario.ts';

export const CADASTRO_REALIZADO = 'Cadastro realizado com sucesso!';
/** The success text where the administrator must approve registrations [aprovacao]. */
export const CADASTRO_ENVIADO = 'Cadastro enviado! Você poderá entrar assim que a administração aprovar.';

/** Fewest letters of a courier search (docs/security.md). */
export const BUSCA_MIN = 2;

/** The error text for each type of PIX key. */
export const PIX_INVALIDO = {
  cpf: 'Chave PIX inválida: digite os 11 números do CPF',
  telefone: 'Chave PIX inválida: digite o telefone com DDD',
  email: 'Chave PIX inválida: digite um e-mail',
  aleatoria: 'Chave PIX inválida: cole a chave aleatória completa',
} as const;

/** A text field in its stored form. `normalizar` returns that form, or null for the error `invalida`. */
const normalized = (vazia: string, invalida: string, normalizar: (texto: string) => string | null) =>
  requiredText(vazia).transform((texto, ctx) => {
    const valor = normalizar(texto);
    if (valor !== null) return valor;
    ctx.addIssue({ code: 'custom', message: invalida });
    return z.NEVER;
  });

const todayInSaoPaulo = () => new Intl.DateTimeFormat('en-CA', { timeZone: FUSO }).format(new Date());

const nascimentoSchema = normalized('Informe a data de nascimento', 'Data de nascimento inválida', (texto) => {
  const dia = normalizeDay(texto);
  return dia && ageOn(dia, todayInSaoPaulo()) <= IDADE_MAX ? dia : null;
}).refine((dia) => ageOn(dia, todayInSaoPaulo()) >= IDADE_MIN, 'É preciso ter 18 anos ou mais');

const inicioSchema = normalized('Informe a data de início', 'Data de início inválida', (texto) => {
  const dia = normalizeDay(texto);
  return dia && dia >= '2000-01-01' && dia < '2100-01-01' ? dia : null;
});

const tamanhoDoRg = (rg: string) => rg.length >= 5 && rg.length <= 14;

/** A courier's telephone, as people write it. Comes out in E.164. */
export const telefonePessoalSchema = requiredText('Informe o telefone').transform((texto, ctx) => {
  const lido = lerTelefoneDoBrasil(texto);
  if (!('recusa' in lido)) return lido.telefone;
  ctx.addIssue({ code: 'custom', message: lido.recusa });
  return z.NEVER;
});

const campos = {
  data_inicio: inicioSchema,
  nome_completo: personName('Informe o nome completo', 120),
  data_nascimento: nascimentoSchema,
  cpf: normalized('Informe o CPF', 'CPF inválido', normalizeCpf),
  // Each state has its own RG format, so only the length can be checked.
  rg: visibleText('Informe o RG', 20).refine(tamanhoDoRg, 'RG deve ter de 5 a 14 caracteres'),
  estado_civil: z.enum(ESTADOS_CIVIS, { error: 'Escolha o estado civil' }),
  endereco: visibleText('Informe o endereço'),
  bairro: visibleText('Informe o bairro', 80),
  cep: normalized('Informe o CEP', 'CEP deve ter 8 números', (texto) =>
    /^\d{8}$/.test(digitsOf(texto)) ? digitsOf(texto) : null,
  ),
  telefone_pessoal: telefonePessoalSchema,
  pix_tipo_chave: z.enum(TIPOS_CHAVE_PIX, { error: 'Escolha o tipo da chave PIX' }),
  pix_chave: requiredText('Informe a chave PIX', 100),
  assinatura_planilha: visibleText('Informe a assinatura na planilha', 80),
  usuario: requiredText('Informe o usuário', 30)
    .toLowerCase()
    .min(3, 'Usuário deve ter de 3 a 30 caracteres')
    .regex(/^[a-z0-9._-]+$/, 'Usuário: use só letras sem acento, números, ponto, hífen e _')
    // The operator's commands take a number alone for an id.
    .regex(/[a-z]/, 'Usuário precisa de ao menos uma letra'),
  senha: senhaNovaSchema('Informe a senha'),
  /** The courier read and accepted the privacy notice. */
  aceita_privacidade: z.boolean().optional(),
  /** When absent, the courier appears in the public ranking, as REST clients expect. */
  aparece_no_ranking: z.boolean().optional(),
};

/** Runs a rule over several fields as soon as these fields are right. The form then shows all faults at once. */
const quando =
  (...nomes: (keyof typeof campos)[]) =>
  ({ value }: { value: unknown }) =>
    typeof value === 'object' &&
    value !== null &&
    nomes.every((nome) => campos[nome].safeParse(Reflect.get(value, nome)).success);

type Pix = Pick<z.output<z.ZodObject<typeof campos>>, 'pix_tipo_chave' | 'pix_chave'>;

const conferirPix = ({ pix_tipo_chave, pix_chave }: Pix, ctx: z.RefinementCtx) => {
  if (normalizePix(pix_tipo_chave, pix_chave) !== null) return;
  ctx.addIssue({ code: 'custom', path: ['pix_chave'], message: PIX_INVALIDO[pix_tipo_chave] });
};
const quandoHaPix = { when: quando('pix_tipo_chave', 'pix_chave') };

/** Input of a registration. Every value comes out in its stored form, except the PIX key [cadastro]. */
export const cadastroSchema = z.object(campos).superRefine(conferirPix, quandoHaPix);
export type Cadastro = z.output<typeof cadastroSchema>;

const { senha: _senha, aceita_privacidade: _aceita, aparece_no_ranking: _ranking, ...daFicha } = campos;

/** A courier in a row of an imported sheet: the registration without what only the courier decides. */
export const fichaDaPlanilhaSchema = z
  .object({ ...daFicha, veiculo: z.enum(VEICULOS, { error: 'Veículo desconhecido' }).optional() })
  .superRefine(conferirPix, quandoHaPix);
export type FichaDaPlanilha = z.output<typeof fichaDaPlanilhaSchema>;

/**
 * The registration form. The repeated password is removed before sending [cadastro]. The question about the ranking
 * has no preset answer.
 */
export const formularioCadastroSchema = z
  .object({
    ...campos,
    aparece_no_ranking: z.boolean({ error: 'Escolha se quer aparecer no ranking' }),
    confirma_senha: z.string({ error: 'Repita a senha' }).min(1, 'Repita a senha'),
  })
  .superRefine(conferirPix, quandoHaPix)
  .refine((form) => form.senha === form.confirma_senha, {
    path: ['confirma_senha'],
    when: quando('senha'),
    message: SENHAS_NAO_CONFEREM,
  });

/** `aguarda_aprovacao` is true only where the administrator must approve first. */
export const cadastradoSchema = z
  .object({
    message: z.string(),
    id: z.int(),
    aguarda_aprovacao: z.literal(true).optional(),
  })
  .meta({ id: 'Cadastrado' });

/** A courier found by a search. `telefone` in E.164. */
export const entregadorEncontradoSchema = z
  .object({
    id: z.int(),
    nome: z.string(),
    usuario: z.string(),
    telefone: z.string(),
  })
  .meta({ id: 'EntregadorEncontrado' });

/** A courier's own profile. */
export const perfilDoEntregadorSchema = z
  .object({
    id: z.int(),
    nome_completo: z.string(),
    usuario: z.string(),
    user_type: z.literal('entregador'),
    status: z.enum(['livre', 'ocupado']),
    ativo: z.boolean(),
    online: z.boolean(),
    suspenso: z.boolean(),
    telefone_pessoal: z.string(),
    data_inicio: z.string(),
    data_cadastro: instantSchema,
    total_entregas: z.number(),
    avaliacao_media: z.number(),
    total_avaliacoes: z.number(),
    aparece_no_ranking: z.boolean(),
    /** Shows their first name and photo on the tracking page of the order that they carry (ADR 0023). */
    aparece_no_rastreio: z.boolean(),
    /** Tells the shop's system where they are while they carry its order [localizacao]. */
    compartilha_localizacao: z.boolean(),
    /** The PIX key for the week's payout, masked. */
    pix_tipo_chave: z.enum(TIPOS_CHAVE_PIX),
    pix_chave: z.string(),
    /** The courier's vehicle. A point of sale may ask for a kind of vehicle (ADR 0038). */
    veiculo: z.enum(VEICULOS),
  })
  .meta({ id: 'PerfilDoEntregador' });

const escolhaSchema = z.boolean({ error: 'Escolha se quer aparecer' }).optional();
/** Absent fields stay unchanged. */
export const preferenciasSchema = z.object({
  aparece_no_ranking: escolhaSchema,
  aparece_no_rastreio: escolhaSchema,
  compartilha_localizacao: escolhaSchema,
  veiculo: z.enum(VEICULOS, { error: 'Escolha o veículo' }).optional(),
  senha_atual: senhaQueConfirma('o veículo'),
});
export type Preferencias = z.output<typeof preferenciasSchema>;
