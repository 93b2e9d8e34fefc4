import { type NovaSolicitacao, novaSolicitacaoSchema } from '@corre/api/solicitacoes/contrato.ts';
import type { Resolver } from 'react-hook-form';
import { errosDoFormulario } from './pedido.ts';

/** What an empty paste box answers (specification §5). */
export const COLE_OS_DADOS = 'Cole os dados do iFood';

/** The iFood request as it is typed: the pasted text and the preview that may be corrected. `valor_estimado` in reais. */
export type PedidoIfood = {
  texto: string;
  endereco: string;
  valor_estimado: number | null;
  link_localizacao: string;
};

export const PEDIDO_IFOOD_VAZIO: PedidoIfood = { texto: '', endereco: '', valor_estimado: null, link_localizacao: '' };

/** Checks the import with the server's schema: the whole text is the note, the origin ifood, never urgent (specification §5). */
export const conferirIfood: Resolver<PedidoIfood, unknown, NovaSolicitacao> = ({ texto, ...pedido }) => {
  const semTexto = texto.trim() === '';
  const resultado = novaSolicitacaoSchema.safeParse({
    ...pedido,
    observacao: texto,
    origem: 'ifood',
    urgente: false,
    multiplas_entregas: [],
  });
  if (resultado.success && !semTexto) return { values: resultado.data, errors: {} };
  const daTela = (path: PropertyKey[]) => (path[0] === 'observacao' ? ['texto'] : path);
  // Without a text there is no preview yet: the missing address says nothing new.
  const issues = (resultado.error?.issues ?? []).filter(({ path }) => !(semTexto && path[0] === 'endereco'));
  const primeira = semTexto ? [{ path: ['texto'], message: COLE_OS_DADOS }] : [];
  return { values: {}, errors: errosDoFormulario<PedidoIfood>([...primeira, ...issues], daTela) };
};

/** The pasted text in pieces, so that the line of the address can be marked. */
export function linhasDoTexto(texto: string, marcada: number | null): { antes: string; linha: string; depois: string } {
  const linhas = texto.split('\n');
  if (marcada === null) return { antes: texto, linha: '', depois: '' };
  const antes = linhas.slice(0, marcada).map((linha) => `${linha}\n`);
  const depois = linhas.slice(marcada + 1).map((linha) => `\n${linha}`);
  return { antes: antes.join(''), linha: linhas[marcada] ?? '', depois: depois.join('') };
}
