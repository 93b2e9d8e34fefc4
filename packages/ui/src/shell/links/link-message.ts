import type { LinkCriado } from '@corre/contract/links/contrato.ts';
import { formatTime } from '../../domain/format/dates.ts';

/** Returns how a person names the account at the login. */
const entradaDe = ({ user_type, usuario }: Pick<LinkCriado, 'user_type' | 'usuario'>): string =>
  user_type === 'comercio' ? `Entre com o nome da loja: ${usuario}.` : `Seu usuário é ${usuario}.`;

/** Returns until when a link works, in words: 'Vale por 30 minutos, até as 12:30, e funciona uma vez.' */
export const validityOf = ({ minutos, expira_em }: Pick<LinkCriado, 'minutos' | 'expira_em'>): string =>
  `Vale por ${minutos} minutos, até as ${formatTime(expira_em)}, e funciona uma vez.`;

/** Returns the text that the person gets together with the link. */
export const linkMessageOf = (criado: LinkCriado, empresa: string): string =>
  `Olá, ${criado.nome}! Este link cria a sua senha nova em ${empresa}. ${validityOf(criado)} ${entradaDe(criado)} ${criado.link}`;
