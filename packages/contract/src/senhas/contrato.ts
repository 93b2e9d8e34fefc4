import { z } from 'zod';
import { SENHA_MAX, SENHA_MIN } from '../constants.ts';
import { SENHAS_NAO_CONFEREM } from '../sessao/regras.ts';
import { CONFIRME_A_NOVA_SENHA, DIGITE_A_NOVA_SENHA, SENHA_CURTA } from './regras.ts';
import { DIGITE_A_SENHA_ATUAL } from './senha-atual.ts';

export const PREENCHA_TODOS = 'Preencha todos os campos';
export const SENHAS_NAO_COINCIDEM = 'Senhas nao coincidem';
export const SENHA_ATUAL_AUSENTE = 'Para confirmar esta mudança, digite a senha atual';
export const SENHA_ATUAL_INCORRETA = 'Senha atual incorreta';
export const SENHA_ALTERADA = 'Senha alterada com sucesso!';

const notBlank = (senha: string) => senha.trim() !== '';

/** The limits of every new password (docs/security.md) [senha]. `vazia` is the error text for an empty one. */
export const senhaNovaSchema = (vazia: string) =>
  z
    .string({ error: vazia })
    .refine(notBlank, vazia)
    .min(SENHA_MIN, SENHA_CURTA)
    .max(SENHA_MAX, `Senha deve ter no máximo ${SENHA_MAX} caracteres`);

/** The present password. Without it, the session must be recent [senha-atual]. */
const senhaAtualSchema = z.string({ error: DIGITE_A_SENHA_ATUAL }).max(1000, SENHA_ATUAL_INCORRETA).optional();

/**
 * The present password with a change of data by which the account is reached. The server asks for it only if such a
 * value changes, so a client that sends the same value needs none. `oQue` names these values in the description
 * [senha-confirma].
 */
export const senhaQueConfirma = (oQue: string) =>
  senhaAtualSchema.meta({ description: `A senha atual da conta. Só é pedida se ${oQue} mudar.` });

/** Input for a courier's, a shop's or support's new password. */
export const trocarSenhaSchema = z.object({
  nova_senha: senhaNovaSchema(DIGITE_A_NOVA_SENHA),
  senha_atual: senhaAtualSchema,
});

/** Input for the administrator's new password, which is trimmed. */
export const trocarSenhaAdminSchema = z.object({
  nova_senha: z.string({ error: DIGITE_A_NOVA_SENHA }).trim().pipe(senhaNovaSchema(DIGITE_A_NOVA_SENHA)),
  senha_atual: senhaAtualSchema,
});

/** The texts of a password form. Shop and administrator have one text for each field, support one for all [senha]. */
export interface TextosDaSenha {
  semAtual: string;
  semNova: string;
  semConfirmacao: string;
  diferentes: string;
}

/** Texts of the form for shop, administrator and courier [senha]. */
export const TEXTOS_DA_SENHA: TextosDaSenha = {
  semAtual: DIGITE_A_SENHA_ATUAL,
  semNova: DIGITE_A_NOVA_SENHA,
  semConfirmacao: CONFIRME_A_NOVA_SENHA,
  diferentes: SENHAS_NAO_CONFEREM,
};

/** Texts of support's form [senha]. */
export const TEXTOS_DA_SENHA_DO_SUPORTE: TextosDaSenha = {
  semAtual: PREENCHA_TODOS,
  semNova: PREENCHA_TODOS,
  semConfirmacao: PREENCHA_TODOS,
  diferentes: SENHAS_NAO_COINCIDEM,
};

/** The password form of every panel: the present password, and the new one twice. `confirma_senha` is never sent. */
export const formularioDaSenhaSchema = (textos: TextosDaSenha) =>
  z
    .object({
      senha_atual: z.string().min(1, textos.semAtual),
      nova_senha: senhaNovaSchema(textos.semNova),
      confirma_senha: z.string().min(1, textos.semConfirmacao),
    })
    .refine((form) => form.nova_senha === form.confirma_senha, {
      path: ['confirma_senha'],
      message: textos.diferentes,
    });
