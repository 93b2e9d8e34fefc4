/** The parts of an OpenAPI description that an older panel depends on. */
interface Esquema {
  type?: unknown;
  properties?: Record<string, Esquema>;
  required?: string[];
  items?: Esquema;
  anyOf?: Esquema[];
  oneOf?: Esquema[];
  const?: unknown;
  enum?: unknown[];
}
interface Operacao {
  requestBody?: { content?: Record<string, { schema?: Esquema }> };
  parameters?: { name: string; in: string; required?: boolean }[];
  responses?: Record<string, { content?: Record<string, { schema?: Esquema }> }>;
}
export interface Descricao {
  paths?: Record<string, Record<string, Operacao>>;
}

const JSON_TIPO = 'application/json';
const resposta = (operacao: Operacao) => operacao.responses?.['200']?.content?.[JSON_TIPO]?.schema;
const corpo = (operacao: Operacao) => operacao.requestBody?.content?.[JSON_TIPO]?.schema;

/** By what one kind of a union is told from the others: its constant fields, such as `tipo`. */
const qual = ({ properties = {} }: Esquema) =>
  Object.entries(properties).flatMap(([nome, campo]) => (campo.const === undefined ? [] : [`${nome}=${campo.const}`]));

/** What an old reader would miss of the kinds of a union (decision record 0031). */
const perdasDosTipos = (antes: Esquema[], agora: Esquema[], onde: string): string[] =>
  antes.flatMap((tipo) => {
    const nome = qual(tipo).join();
    return perdas(
      tipo,
      agora.find((outro) => qual(outro).join() === nome),
      `${onde}(${nome})`,
    );
  });

/** What an old reader of an answer would miss: fields that are gone, or of another type. */
function perdas(antes: Esquema | undefined, agora: Esquema | undefined, onde: string): string[] {
  if (!antes) return [];
  if (!agora) return [`${onde}: gone`];
  if (antes.type !== undefined && JSON.stringify(antes.type) !== JSON.stringify(agora.type))
    return [`${onde}: another type`];
  const campos = Object.entries(antes.properties ?? {}).flatMap(([nome, esquema]) =>
    perdas(esquema, agora.properties?.[nome], `${onde}.${nome}`),
  );
  const itens = antes.items ? perdas(antes.items, agora.items, `${onde}[]`) : [];
  return [...campos, ...itens, ...perdasDosTipos(antes.oneOf ?? [], agora.oneOf ?? [], onde)];
}

/** What an old writer of a request would run into: fields or parameters that became required, fields no longer known. */
function exigencias(antes: Operacao, agora: Operacao, onde: string): string[] {
  const [velho, novo] = [corpo(antes), corpo(agora)];
  const novas = (novo?.required ?? []).filter((campo) => !(velho?.required ?? []).includes(campo));
  const sumidas = Object.keys(velho?.properties ?? {}).filter((campo) => !(campo in (novo?.properties ?? {})));
  const conhecidos = new Set((antes.parameters ?? []).map((p) => `${p.in}:${p.name}`));
  const parametros = (agora.parameters ?? []).filter((p) => p.required && !conhecidos.has(`${p.in}:${p.name}`));
  return [
    ...novas.map((campo) => `${onde}: ${campo} became required`),
    ...sumidas.map((campo) => `${onde}: ${campo} is no longer accepted`),
    ...parametros.map((p) => `${onde}: parameter ${p.name} became required`),
  ];
}

/**
 * What would break a panel built against `antes` when it talks to `agora`: panels are deployed apart from the API
 * (docs/decisions/0008-rest-and-trpc.md). Empty when nothing would.
 */
export function quebras(antes: Descricao, agora: Descricao): string[] {
  return Object.entries(antes.paths ?? {}).flatMap(([caminho, metodos]) =>
    Object.entries(metodos).flatMap(([metodo, operacao]) => {
      const onde = `${metodo.toUpperCase()} ${caminho}`;
      const nova = agora.paths?.[caminho]?.[metodo];
      if (!nova) return [`${onde}: gone`];
      return [...perdas(resposta(operacao), resposta(nova), onde), ...exigencias(operacao, nova, onde)];
    }),
  );
}
