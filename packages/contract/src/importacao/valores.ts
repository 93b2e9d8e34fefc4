import { NOME_CHAVE_PIX, NOME_VEICULO } from '../entregadores/labels.ts';
import { ESTADOS_CIVIS, TIPOS_CHAVE_PIX, VEICULOS } from '../vocabulario.ts';
import { chaveDaColuna } from './colunas.ts';

/** Returns the first letters by which a marital status is known in both genders: 'solteir', 'casad'. */
const raiz = (civil: string) => civil.slice(0, -1);

/** A closed value as people write it, or the text itself, which the schema then refuses. */
const FECHADOS: Partial<Record<string, (texto: string) => string | undefined>> = {
  estado_civil: (texto) => ESTADOS_CIVIS.find((civil) => chaveDaColuna(texto).startsWith(raiz(civil))),
  pix_tipo_chave: (texto) => {
    const chave = chaveDaColuna(texto)
      .replace(/^e mail$/, 'email')
      .replace(/^celular$/, 'telefone');
    return TIPOS_CHAVE_PIX.find((tipo) => chave === tipo || chave === chaveDaColuna(NOME_CHAVE_PIX[tipo]));
  },
  veiculo: (texto) => {
    const chave = chaveDaColuna(texto);
    return VEICULOS.find(
      (veiculo) => chave === chaveDaColuna(veiculo) || chave === chaveDaColuna(NOME_VEICULO[veiculo]),
    );
  },
};

/** Digits of a number whose leading zeros a spreadsheet drops. */
const DIGITOS: Partial<Record<string, readonly number[]>> = { cpf: [11], cep: [8], documento: [14] };

function comZeros(campo: string, texto: string): string {
  const [digitos] = DIGITOS[campo] ?? [];
  // At most two: a shorter number is a wrong one.
  if (digitos === undefined || !/^\d+$/.test(texto) || texto.length < digitos - 2) return texto;
  return texto.padStart(digitos, '0');
}

/** Returns a cell as the schemas of the registration take it. */
export function valorDaCelula(campo: string, celula: string): string {
  const texto = celula.trim();
  return FECHADOS[campo]?.(texto) ?? comZeros(campo, texto);
}
