import type { Outputs } from '@corre/client/trpc.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';

type Prova = Outputs['prova']['doComercio'];

const ligado = (sim: boolean, feminino: boolean): string => `${sim ? 'ligad' : 'desligad'}${feminino ? 'a' : 'o'}`;

/** Returns 'Código ligado · foto desligada'. Adds 'nome' only if the shop asks for the receiver's name. */
export const resumoDaProva = ({ exigir_codigo, exigir_foto, exigir_recebedor }: Prova): string =>
  [
    exigir_codigo === exigir_foto
      ? `Código e foto ${ligado(exigir_codigo, false)}s`
      : `Código ${ligado(exigir_codigo, false)} · foto ${ligado(exigir_foto, true)}`,
    ...(exigir_recebedor ? ['nome'] : []),
  ].join(' · ');

/** Returns '5 bairros · 38 endereços'. */
export const resumoDosPrecos = (bairros: number, enderecos: number): string =>
  `${bairros === 0 ? 'Sem bairros' : countOf(bairros, 'bairro', 'bairros')} · ${countOf(enderecos, 'endereço', 'endereços')}`;

/** Returns '1 integração · 2 chaves'. */
export const resumoDosSistemas = (integracoes: number, chaves: number): string =>
  integracoes + chaves === 0
    ? 'Nada conectado'
    : `${countOf(integracoes, 'integração', 'integrações')} · ${countOf(chaves, 'chave', 'chaves')}`;

/** Returns the summary of the part 'Loja'. The pickup place is the only thing that can be missing. */
export const resumoDaLoja = (local: Outputs['comercios']['local']): string =>
  local.endereco_retirada === null && local.link_loja === null ? 'Falta dizer onde fica' : 'Foto, endereço, mapa';
