import { CAMPOS, type CampoObrigatorio, GRUPOS, type Grupo } from './grupos.ts';

export type EstadoDoGrupo = { grupo: Grupo; feito: boolean; erros: number };

/**
 * Returns the state of each group. A group is done if none of its fields is invalid; `erros` counts the errors on the
 * screen.
 */
export function stateOfGroups(invalidos: ReadonlySet<string>, mostrados: ReadonlySet<string>): EstadoDoGrupo[] {
  return GRUPOS.map((grupo) => {
    const campos: readonly string[] = grupo.campos;
    return {
      grupo,
      feito: !campos.some((campo) => invalidos.has(campo)),
      erros: campos.filter((campo) => mostrados.has(campo)).length,
    };
  });
}

const campos = (quantos: number) => `${quantos} ${quantos === 1 ? 'campo' : 'campos'}`;

/** Returns 'Falta corrigir 1 campo e preencher 4' for the foot of the form, or '' if nothing is missing. */
export function whatIsMissing(
  valores: Readonly<Record<string, unknown>>,
  invalidos: ReadonlySet<string>,
  mostrados: ReadonlySet<string>,
): string {
  const empty = (campo: CampoObrigatorio) => String(valores[campo] ?? '').trim() === '';
  const vazios = CAMPOS.filter((campo) => invalidos.has(campo) && empty(campo)).length;
  const errados = CAMPOS.filter((campo) => mostrados.has(campo) && !empty(campo)).length;
  if (errados > 0 && vazios > 0) return `Falta corrigir ${campos(errados)} e preencher ${vazios}`;
  if (errados > 0) return `Falta corrigir ${campos(errados)}`;
  return vazios > 0 ? `Falta preencher ${campos(vazios)}` : '';
}
