import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Configuracao } from '../../public-answers.ts';

type Contatos = Pick<Configuracao, 'empresa' | 'whatsapp' | 'suporte_whatsapp' | 'demonstracao'>;

/** What somebody does who forgot the password: a sentence, and one tap where a number is configured. */
export interface Ajuda {
  text: string;
  /** the address of a WhatsApp message with a ready text; null where nobody's number is configured */
  whatsapp: string | null;
}

const SEM_NUMERO = 'Peça ao suporte da sua empresa um link para nova senha.';
/** Support makes no link for staff. */
const DA_EQUIPE: Partial<Record<UserType, string>> = {
  suporte: 'Peça ao administrador da sua empresa um link para nova senha.',
  admin: 'Peça a outro administrador um link para nova senha. Sem outro, fale com quem cuida do servidor.',
};

const quemSou = (tipo: UserType, usuario: string): string => {
  if (usuario === '') return '';
  return tipo === 'comercio' ? ` A loja é ${usuario}.` : ` Meu usuário é ${usuario}.`;
};

/** Returns whom a person asks for a link. The numbers of the demonstration are invented, so nobody is sent there. */
export function quemAjuda(tipo: UserType, usuario: string, contatos: Contatos | null): Ajuda {
  const daEquipe = DA_EQUIPE[tipo];
  if (daEquipe !== undefined) return { text: daEquipe, whatsapp: null };
  const numero = contatos?.demonstracao ? null : contatos?.suporte_whatsapp || contatos?.whatsapp;
  if (!numero) return { text: SEM_NUMERO, whatsapp: null };
  const mensagem = `Olá! Esqueci minha senha em ${contatos?.empresa}.${quemSou(tipo, usuario)} Pode me mandar um link para nova senha?`;
  return {
    text: 'Peça ao suporte um link para nova senha. Ele chega pelo WhatsApp e vale por 30 minutos.',
    whatsapp: `https://wa.me/${numero}?text=${encodeURIComponent(mensagem)}`,
  };
}
