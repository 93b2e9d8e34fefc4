import { ehAcao, predicado } from './atos.ts';
import type { Registro } from './contrato.ts';

/** The name of an account whose personal data were erased. */
export const CONTA_APAGADA = 'conta apagada';

const NOME_AUTOR: Partial<Record<string, string>> = {
  admin: 'administrador',
  suporte: 'suporte',
  entregador: 'entregador',
  comercio: 'comércio',
};

/** Returns the author with the kind of account: 'Carla (suporte)'. */
export function autorDo({ ator_tipo, ator }: Pick<Registro, 'ator_tipo' | 'ator'>): string {
  if (ator_tipo === 'anonimo') return 'Alguém';
  if (ator_tipo === 'sistema') return 'O sistema';
  const tipo = NOME_AUTOR[ator_tipo] ?? ator_tipo;
  return ator === null ? `Alguém (${tipo})` : `${ator} (${tipo})`;
}

const comNome = (tipo: string, nome: string | null) => (nome === null ? tipo : `${tipo} ${nome}`);

/** Returns the person whom the act is about: 'João Silva', or '' if it is about nobody. */
export const quemDo = ({ entregador, comercio, equipe }: Pick<Registro, 'entregador' | 'comercio' | 'equipe'>) =>
  [entregador, comercio, equipe].filter((nome) => nome !== null).join(', ');

function marcas(registro: Registro): Record<string, string> {
  const { alvo_tipo, alvo_id, entregador, comercio, equipe } = registro;
  const oEntregador = comNome('entregador', entregador);
  const oComercio = comNome('comércio', comercio);
  const alvo = { entregador: oEntregador, comercio: oComercio, funcionario: comNome('membro da equipe', equipe) };
  const pedido = alvo_id === null ? 'pedido' : `pedido ${alvo_id}`;
  return {
    '{entregador}': oEntregador,
    '{comercio}': oComercio,
    '{pedido}': comercio === null ? pedido : `${pedido} de ${comercio}`,
    '{alvo}':
      alvo_tipo === 'entregador' || alvo_tipo === 'comercio' || alvo_tipo === 'funcionario'
        ? alvo[alvo_tipo]
        : 'nenhuma conta com este nome',
  };
}

/**
 * Returns the sentence of an audit row: 'Carla (suporte) trocou o telefone do entregador João Silva'. An act that a
 * newer process wrote is named by its code.
 */
export function fraseDo(registro: Registro): string {
  const { acao, detalhes } = registro;
  const autor = autorDo(registro);
  if (!ehAcao(acao)) return `${autor} fez o ato ${acao}`;
  const porMarca = marcas(registro);
  return `${autor} ${predicado(acao, detalhes).replace(/\{\w+\}/g, (marca) => porMarca[marca] ?? marca)}`;
}
