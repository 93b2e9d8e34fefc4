/** Passwords that staff may not choose: the most common ones with at least six characters. */
const COMUNS = new Set([
  '000000',
  '102030',
  '111111',
  '112233',
  '121212',
  '123123',
  '123321',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '654321',
  '666666',
  '987654321',
  'abc123',
  'abcd1234',
  'admin123',
  'admin1234',
  'administrador',
  'amor123',
  'brasil',
  'brasil123',
  'corre123',
  'demo1234',
  'flamengo',
  'iloveyou',
  'maringa',
  'maringá',
  'mudar123',
  'password',
  'password1',
  'palmeiras',
  'qwerty',
  'qwerty123',
  'qwertyuiop',
  'senha1',
  'senha123',
  'senha1234',
  'senhas',
  'suporte',
  'suporte1',
  'suporte123',
  'corinthians',
  'teste123',
  'trocar123',
]);

export const SENHA_COMUM = 'Esta senha é muito comum. Escolha outra, de preferência uma frase.';
export const SENHA_IGUAL_AO_USUARIO = 'A senha não pode ser igual ao usuário.';

/** Returns why a staff account may not have this password, or null (docs/security.md, common passwords). */
export function recusaDeSenha(senha: string, usuario: string): string | null {
  const minuscula = senha.toLowerCase();
  if (minuscula === usuario.toLowerCase()) return SENHA_IGUAL_AO_USUARIO;
  const repetida = new Set(minuscula).size === 1;
  return repetida || COMUNS.has(minuscula) ? SENHA_COMUM : null;
}
