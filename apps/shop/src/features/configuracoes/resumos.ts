import type { Outputs } from '@corre/client/trpc.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';

type Prova = Outputs['prova']['doComercio'];

const ligado = (sim: boolean, feminino: boolean): string => `${sim ? 'ligad' : 'desligad'}${feminino ? 'a' : 'o'}`;

/** 'Código ligado · foto desligada'; who received it only where it is asked. */
export const resumoDaProva = ({ exigir_codigo, exigir_foto, exigir_recebedor }: Prova): string =>
  [
    exigir_codigo === exigir_foto
      ? `Código e foto ${ligado(exigir_codigo, false)}s`
      : `Código ${ligado(exigir_codigo, false)} · foto ${ligado(exigir_foto, true)}`,
    ...(exigir_recebedor ? ['nome'] : []),
  ].join(' · ');

/** '5 bairros · 38 endereços' */
export const resumoDosPrecos = (bairros: number, enderecos: number): string =>
  `${bairros === 0 ? 'Sem bairros' : countOf(bairros, 'bairro', 'bairros')} · ${countOf(enderecos, 'endereço', 'endereços')}`;

/** '1 integração · 2 chaves' */
export const resumoDosSistemas = (integracoes: number, chaves: number): string =>
  integracoes + chaves === 0
    ? 'Nada conectado'
    : `${countOf(integracoes, 'integração', 'integrações')} · ${countOf(chaves, 'chave', 'chaves')}`;

/** Where couriers pick up is the one thing of the shop's that can be missing. */
export const resumoDaLoja = (local: Outputs['comercios']['local']): string =>
  local.endereco_retirada === null && local.link_loja === null ? 'Falta dizer onde fica' : 'Foto, endereço, mapa';
