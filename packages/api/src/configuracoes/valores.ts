import {
  CAMPOS_DA_EMPRESA,
  CAMPOS_DO_ITEM,
  type CampoDaEmpresa,
  camposDaEmpresa,
  camposDoBanco,
  FAIXA_DO_CAMPO,
  ITENS_A_DIZER,
  type ItemADizer,
} from '@corre/contract/configuracoes/campos.ts';
import type { Configuracoes } from '@corre/contract/configuracoes/contrato.ts';
import type { z } from 'zod';
import { type Ajustavel, type Config, variavelDo } from '../base/config.ts';

const campos = { ...camposDaEmpresa, ...camposDoBanco };

/** Copies the part of a configuration that the administrator may say. */
export const ajustavelDe = (config: Config): Ajustavel =>
  Object.fromEntries(CAMPOS_DA_EMPRESA.map((campo) => [variavelDo(campo), config[variavelDo(campo)]])) as Ajustavel;

/** Returns whether the environment fixes a field. */
export const ehFixa = ({ DEFINIDAS }: Pick<Config, 'DEFINIDAS'>, campo: CampoDaEmpresa): boolean =>
  DEFINIDAS.has(variavelDo(campo));

/** The newest saying of a field, as `configuracao_dita` has it. */
export interface Dita {
  campo: CampoDaEmpresa;
  valor: string | null;
}

type Valor = z.output<(typeof campos)[CampoDaEmpresa]>;

/** Returns a value as `configuracao_dita` keeps it. */
export const comoTexto = (valor: Valor | null | undefined): string | null => (valor == null ? null : String(valor));

/** Reads a kept value. Undefined for one that the rules of this release refuse. */
function comoValor(campo: CampoDaEmpresa, texto: string): Valor | undefined {
  const valor = campo === 'aprovar_cadastros' ? texto === 'true' : campo in FAIXA_DO_CAMPO ? Number(texto) : texto;
  return campos[campo].safeParse(valor).data;
}

/** Returns what holds: what the administrator said, unless the environment fixes the field; else the preset. */
export function valoresQueValem(
  config: Pick<Config, 'DEFINIDAS'>,
  preset: Ajustavel,
  ditas: readonly Dita[],
): Ajustavel {
  const valem: Record<string, unknown> = { ...preset };
  for (const { campo, valor } of ditas) {
    const lido = valor === null || ehFixa(config, campo) ? undefined : comoValor(campo, valor);
    if (lido !== undefined) valem[variavelDo(campo)] = lido;
  }
  return valem as Ajustavel;
}

/** Returns what the owner has not said: neither in the panel nor in the environment. */
export function oQueFalta(config: Pick<Config, 'DEFINIDAS'>, ditas: readonly Dita[]): ItemADizer[] {
  const dito = (campo: CampoDaEmpresa) =>
    ehFixa(config, campo) || ditas.some((dita) => dita.campo === campo && dita.valor !== null);
  return ITENS_A_DIZER.filter((item) =>
    item === 'contatos' ? !CAMPOS_DO_ITEM[item].some(dito) : !CAMPOS_DO_ITEM[item].every(dito),
  );
}

/** Returns the values as the wire has them. */
export const noFio = (valem: Ajustavel): Configuracoes['valores'] =>
  Object.fromEntries(
    CAMPOS_DA_EMPRESA.map((campo) => [campo, valem[variavelDo(campo)] ?? null]),
  ) as Configuracoes['valores'];
