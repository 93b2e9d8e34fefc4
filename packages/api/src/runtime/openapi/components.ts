import type { Operation, Parameter } from './operation.ts';
import { below, nameOf, pascal, refer, type SchemaNode, schemaRef, walk } from './schema-node.ts';

/** Said once for each name, because a name means the same in every call. */
const DESCRIPTIONS: Record<string, string> = {
  antes_de: 'O id da última linha da página anterior; sem ele, a lista começa do começo.',
  comercio_nome: 'O nome da loja, como na entrada; maiúsculas e acentos não contam.',
  comercio_id: 'O id da loja.',
  entregador_id: 'O id do entregador.',
  encerradas_antes_de: 'O menor id das encerradas até aqui; sem ele, vêm as abertas e as encerradas mais novas.',
  entrega_id: 'O id da entrega.',
  integracao_id: 'O id da integração.',
  q: 'O que se digita na busca.',
  quando: 'O instante, com fuso.',
  semana: 'A segunda-feira da semana.',
  semana_inicio: 'A segunda-feira da semana.',
  solicitacao_id: 'O id da solicitação.',
  termo: 'O que se procura.',
  token: 'O segredo do link de rastreio.',
  user_id: 'O id da conta; de uma loja, o nome.',
  user_type: 'O tipo da conta.',
};

/** The header with which a repeated call has one effect (docs/reliability.md, invariant 8). */
export const IDEMPOTENCY_KEY: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  description:
    'De 1 a 200 sinais ASCII visíveis, escolhidos por quem chama: um para cada ato. Repetir a chamada com a mesma chave ' +
    'e os mesmos dados responde como a primeira vez e não faz de novo; com outros dados responde 409.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
};

const key = ({ in: place, name, required, schema }: Parameter) => JSON.stringify([place, name, required, schema]);

/**
 * Names the parameters: `#/components/parameters/EntregadorId`. The most frequent form of a name gets the plain name,
 * and another form stays in its call. Returns the named parameters.
 */
export function nameParameters(operations: readonly Operation[]): Record<string, Parameter> {
  const all = operations.flatMap(({ parameters = [] }) => parameters).filter(({ $ref }) => $ref === undefined);
  for (const one of all) {
    const description = DESCRIPTIONS[one.name ?? ''];
    if (description !== undefined) one.description = description;
  }
  const forms = [...Map.groupBy(all, key).values()].sort((a, b) => b.length - a.length);
  const named: Record<string, Parameter> = {};
  const names = new Map<string, string>();
  for (const [first] of forms) {
    const base = pascal(first?.name ?? '');
    const name = base in named && first?.in === 'query' ? `${base}NaConsulta` : base;
    if (!first || name in named) continue;
    named[name] = first;
    names.set(key(first), name);
  }
  for (const operation of operations) {
    if (!operation.parameters) continue;
    operation.parameters = operation.parameters.map((one) => {
      const name = one.$ref === undefined ? names.get(key(one)) : undefined;
      return name === undefined ? one : { $ref: `#/components/parameters/${name}` };
    });
  }
  return named;
}

/** The names of bodies that several calls share, by one of these calls. */
const SHARED_BODIES: Record<string, string> = {
  recusarCadastro: 'ComMotivo',
  enviarMensagemDoEntregador: 'NovaMensagem',
  criarMaquininha: 'DadosDaMaquininha',
  responderProblemaDaLoja: 'RespostaAoProblema',
  trocarSenhaDoEntregador: 'NovaSenha',
  responderContestacao: 'RespostaAContestacao',
};

/**
 * Names the bodies after their calls: `criarSolicitacao` takes a `CriarSolicitacao`. Bodies that are the same get one
 * name. Returns the named schemas.
 */
export function nameBodies(operations: readonly Operation[], taken: Record<string, SchemaNode>) {
  const named: Record<string, SchemaNode> = {};
  const bodies = operations.flatMap(({ operationId = '', requestBody }) => {
    const schema = requestBody?.content?.['application/json']?.schema;
    return schema && nameOf(schema) === null ? [{ operationId, schema }] : [];
  });
  for (const same of Map.groupBy(bodies, ({ schema }) => JSON.stringify(schema)).values()) {
    const ids = same.map(({ operationId }) => operationId);
    const shared = ids.map((id) => SHARED_BODIES[id]).find((name) => name !== undefined);
    const name = shared ?? pascal(ids[0] ?? '');
    if (name in taken) throw new Error(`the body of ${ids.join()} has the name of another schema`);
    for (const { schema } of same) {
      named[name] ??= { ...schema };
      refer(schema, name);
    }
  }
  return named;
}

/**
 * Closes the bodies, because the server refuses a field that it does not know (transport/rest/mount-rest.ts). Objects
 * inside of a body stay open.
 */
export function closeBodies(bodies: readonly SchemaNode[], schemas: Record<string, SchemaNode>): void {
  for (const body of bodies) {
    const whole = schemas[nameOf(body) ?? ''] ?? body;
    if (whole.type === 'object') whole.additionalProperties ??= false;
  }
}

/** Returns the names of all schemas that these schemas reach. */
function reached(from: Iterable<SchemaNode>, schemas: Record<string, SchemaNode>): Set<string> {
  const names = new Set<string>();
  const follow = (schema: SchemaNode): void => {
    const name = nameOf(schema);
    if (name !== null && !names.has(name)) {
      names.add(name);
      const target = schemas[name];
      if (target) follow(target);
    }
    for (const one of below(schema)) follow(one);
  };
  for (const schema of from) follow(schema);
  return names;
}

/** Says that answers are open: a new field of an answer is welcome, and no client may refuse it. */
export function openAnswers(
  answers: readonly SchemaNode[],
  bodies: Iterable<SchemaNode>,
  schemas: Record<string, SchemaNode>,
): void {
  const closed = reached(bodies, schemas);
  const own = Object.entries(schemas).filter(([name]) => !closed.has(name));
  for (const schema of [...answers, ...own.map(([, one]) => one)]) {
    walk(schema, (one) => {
      if (one.additionalProperties === false) delete one.additionalProperties;
    });
  }
}

/** Removes the limits of JavaScript's whole numbers, which say nothing of a value. */
export function withoutSafeLimits(schema: SchemaNode): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Removes named schemas that nothing refers to. */
export function withoutUnused(from: Iterable<SchemaNode>, schemas: Record<string, SchemaNode>) {
  const used = reached(from, schemas);
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => used.has(name))
      .sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
}

/** Returns a reference to a named schema. */
export const refTo = (name: string): SchemaNode => ({ $ref: schemaRef(name) });
