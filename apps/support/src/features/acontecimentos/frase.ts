import type { AcontecimentoDaCidade } from '@corre/contract/demonstracao/cidade.ts';
import { NOME_MOTIVO_PROBLEMA, NOME_MOTIVO_RECUSA } from '@corre/contract/problemas/regras.ts';
import { shortEndereco } from '@corre/ui/domain/format/cut-endereco.ts';
import { nomeCurto } from '@corre/ui/kit/format/shorten.ts';

/** A sentence in two parts: who, in bold, and what. */
export interface Frase {
  quem: string;
  que: string;
}

const minuscula = (texto: string): string => texto.charAt(0).toLowerCase() + texto.slice(1);

/** Returns the bairro of an address such as 'Av. Brasil, 3520, Zona 1', else the address. */
function lugar(endereco: string): string {
  const partes = endereco.split(', ');
  return (partes.length > 2 && partes.at(-1)) || shortEndereco(endereco);
}

/** Returns the street of an address, without its number. */
const rua = (endereco: string): string => endereco.split(', ')[0] ?? endereco;

/** Returns what just happened as one short sentence. */
export function fraseDoAcontecimento(acontecimento: AcontecimentoDaCidade): Frase {
  const { tipo, comercio, endereco, entregador, motivo_problema, motivo_recusa } = acontecimento;
  const nome = nomeCurto(entregador ?? '');
  switch (tipo) {
    case 'pedido':
      return { quem: comercio, que: ' pediu uma entrega' };
    case 'oferta':
      return { quem: comercio, que: `: oferta para ${nome}` };
    case 'aceite':
      return { quem: nome, que: ` aceitou: ${comercio}` };
    case 'recusa':
      return {
        quem: nome,
        que: motivo_recusa ? ` recusou: ${minuscula(NOME_MOTIVO_RECUSA[motivo_recusa])}` : ' recusou',
      };
    case 'problema':
      return {
        quem: nome,
        que: `: ${minuscula(NOME_MOTIVO_PROBLEMA[motivo_problema ?? 'outro'])}, ${rua(endereco)}`,
      };
    case 'fim':
      return { quem: nome, que: ` finalizou: ${lugar(endereco)}` };
  }
}
