import { z } from 'zod';
import { SENHA_MAX, SENHA_MIN } from '../shared/constantes.ts';

export const DIGITE_A_NOVA_SENHA = 'Digite a nova senha';
export const SENHA_CURTA = `Senha deve ter pelo menos ${SENHA_MIN} caracteres`;
export const PREENCHA_TODOS = 'Preencha todos os campos';
export const SENHAS_NAO_COINCIDEM = 'Senhas nao coincidem';

const naoEmBranco = (senha: string) => senha.trim() !== '';

/** The bounds of every new password (specification §5; docs/security.md); `vazia` is said when nothing was typed. */
export const senhaNovaSchema = (vazia: string) =>
  z
    .string({ error: vazia })
    .refine(naoEmBranco, vazia)
    .min(SENHA_MIN, SENHA_CURTA)
    .max(SENHA_MAX, `Senha deve ter no máximo ${SENHA_MAX} caracteres`);

/** A shop's or support's new password (specification §5). */
export const trocarSenhaSchema = z.object({ nova_senha: senhaNovaSchema(DIGITE_A_NOVA_SENHA) });

/** The administrator's new password is trimmed (specification §5). */
export const trocarSenhaAdminSchema = z.object({
  nova_senha: z.string({ error: DIGITE_A_NOVA_SENHA }).trim().pipe(senhaNovaSchema(DIGITE_A_NOVA_SENHA)),
});

/** Support's form: both fields, equal (specification §5). Only `nova_senha` is sent. */
export const formularioSenhaSuporteSchema = z
  .object({ nova_senha: senhaNovaSchema(PREENCHA_TODOS), confirma_senha: z.string().min(1, PREENCHA_TODOS) })
  .refine((form) => form.nova_senha === form.confirma_senha, {
    path: ['confirma_senha'],
    message: SENHAS_NAO_COINCIDEM,
  });

export const SENHA_ALTERADA = 'Senha alterada com sucesso!';
