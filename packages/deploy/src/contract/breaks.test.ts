import { describe, expect, it } from 'vitest';
import { breaks } from './breaks.ts';
import { named, type OpenApi } from './calls.ts';
import { type Description, describe as describeContract } from './description.ts';
import { resolved, type Schema } from './json-schema.ts';

const whole = describeContract();
const pick = <Part>(record: Record<string, Part>, names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

const ASK = '/comercio/{comercio_nome}/solicitar-entrega';
const WEEK = '/entregas/semana-atual/{entregador_id}';
const LIST = '/comercio/{comercio_nome}/solicitacoes';
const JSON_TYPE = 'application/json';

type Operation = OpenApi['paths'][string][string];

/** Returns operations with every reference replaced, so that a test can change one place of one call. */
function inlined({ components = {} }: OpenApi, operations: Record<string, Operation>): Record<string, Operation> {
  const media = (content: Record<string, { schema?: Schema }> = {}) =>
    Object.fromEntries(
      Object.entries(content).map(([type, { schema = {} }]) => [
        type,
        // As text and back, so that two fields of one schema share no part, and a change is in one of them.
        { schema: JSON.parse(JSON.stringify(resolved(schema, components.schemas ?? {}))) },
      ]),
    );
  return Object.fromEntries(
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses = {} }]) => {
      const answers = Object.entries(responses).map(([status, answer]) => {
        return [status, { content: media(named(answer, components.responses).content) }];
      });
      const asked = parameters.map((one) => named(one, components.parameters));
      const body = requestBody ? { requestBody: { ...requestBody, content: media(requestBody.content) } } : {};
      return [method, { parameters: asked, ...body, responses: Object.fromEntries(answers) }];
    }),
  );
}

/** The calls that these tests break, as the routers describe them. A description of all calls takes ten seconds. */
const someOf = ({ openapi, procedures, version }: Description): Description => ({
  version,
  openapi: {
    ...openapi,
    paths: Object.fromEntries(
      Object.entries(pick(openapi.paths, [ASK, WEEK, LIST, '/login'])).map(([path, operations]) => [
        path,
        inlined(openapi, operations),
      ]),
    ),
  },
  procedures: pick(procedures, [
    'solicitacoes.criar',
    'entregas.semanaAtual',
    'entregadores.ativos',
    'fila.estado',
    'fila.explicacao',
    'eventos.aoVivo',
    'comercios.listar',
  ]),
});
const present = someOf(whole);

function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('the present contract lacks what this test changes');
  return value;
}

const operation = (contract: Description, path: string, method: string) =>
  given(contract.openapi.paths[path]?.[method]);
/** Returns a query parameter of a call by name, because the order changes whenever a list gets another one. */
const asked = (contract: Description, path: string, name: string) =>
  given(
    operation(contract, path, 'get')
      .parameters?.map((it) => named(it))
      .find((it) => it.name === name),
  );
/** Returns the successful answer of a read. */
const answerOf = (contract: Description, path: string) =>
  named(given(operation(contract, path, 'get').responses?.['200']));
const procedure = (contract: Description, name: string) => given(contract.procedures[name]);

/** The same two calls in REST and in tRPC: a shop creates a request, a courier reads the week. */
const SIDES = [
  {
    side: 'REST',
    asks: `POST ${ASK}`,
    reads: `GET ${WEEK}`,
    input: (contract: Description): Schema =>
      given(operation(contract, ASK, 'post').requestBody?.content?.[JSON_TYPE]?.schema),
    answer: (contract: Description): Schema => given(answerOf(contract, WEEK).content?.[JSON_TYPE]?.schema),
  },
  {
    side: 'tRPC',
    asks: 'trpc solicitacoes.criar',
    reads: 'trpc entregas.semanaAtual',
    input: (contract: Description): Schema => given(procedure(contract, 'solicitacoes.criar').input?.schema.allOf?.[1]),
    answer: (contract: Description): Schema => procedure(contract, 'entregas.semanaAtual').output,
  },
];

const field = (schema: Schema, name: string): Schema => given(schema.properties?.[name]);
const replace = (schema: Schema, name: string, other: Schema): void => {
  schema.properties = { ...schema.properties, [name]: other };
};
const without = (list: string[] | undefined, name: string) => (list ?? []).filter((other) => other !== name);
const launch = (answer: Schema): Schema => given(field(answer, 'entregas').items);
const stop = (input: Schema): Schema => given(field(input, 'multiplas_entregas').items);

type Change = (schema: Schema) => void;
type Case = [kind: string, change: Change, line: string];

const OF_ANSWERS: Case[] = [
  ['lost a field', (a) => delete a.properties?.total_taxa, '.total_taxa: gone'],
  ['lost a field of a list', (a) => delete launch(a).properties?.valor_liquido, '.entregas[].valor_liquido: gone'],
  [
    'has a field of another type',
    (a) => replace(a, 'total_valor', { type: 'string' }),
    '.total_valor: may now be string (was number)',
  ],
  [
    'has a field that may be null',
    (a) => replace(a, 'semana', { type: ['string', 'null'] }),
    '.semana: may now be null (was string)',
  ],
  [
    'has an object that may be null',
    (a) => replace(a, 'entregas', { type: 'array', items: { anyOf: [launch(a), { type: 'null' }] } }),
    '.entregas[]: may now be null (was object)',
  ],
  ['may leave a field out', (a) => (a.required = without(a.required, 'semana')), '.semana: became optional'],
  [
    'may leave a nested field out',
    (a) => (launch(a).required = without(launch(a).required, 'status')),
    '.entregas[].status: became optional',
  ],
  [
    'has a new value in a closed set',
    (a) => {
      const status = field(launch(a), 'status');
      status.enum = [...(status.enum ?? []), 'estornada'];
    },
    '.entregas[].status: may now be "estornada"',
  ],
  [
    'opened a closed set',
    (a) => delete field(launch(a), 'status').enum,
    '.entregas[].status: may now be every string, only "pendente", "concluida"',
  ],
  [
    'has a text of another format',
    (a) => replace(a, 'semana_inicio', { type: 'string', format: 'date-time' }),
    '.semana_inicio: another format (date)',
  ],
  [
    'has a text without its format',
    (a) => replace(a, 'semana_inicio', { type: 'string' }),
    '.semana_inicio: another format (date)',
  ],
];

const OF_INPUTS: Case[] = [
  [
    'demands a new field',
    (i) => {
      replace(i, 'bairro', { type: 'string' });
      i.required = [...(i.required ?? []), 'bairro'];
    },
    '.bairro: became required',
  ],
  ['demands what was optional', (i) => i.required?.push('observacao'), '.observacao: became required'],
  [
    'demands a nested field',
    (i) => stop(i).required?.push('observacao'),
    '.multiplas_entregas[].observacao: became required',
  ],
  ['has a narrower set of values', (i) => field(i, 'origem').enum?.pop(), '.origem: no longer takes "ifood"'],
  [
    'closed a set of values',
    (i) => replace(i, 'endereco', { type: 'string', enum: ['Rua A'] }),
    '.endereco: no longer takes every string, only "Rua A"',
  ],
  ['takes shorter texts', (i) => (field(i, 'endereco').maxLength = 200), '.endereco: maxLength 200 is stricter'],
  ['takes longer texts only', (i) => (field(i, 'endereco').minLength = 5), '.endereco: minLength 5 is stricter'],
  [
    'has a smaller range',
    (i) => (field(i, 'valor_estimado').maximum = 500),
    '.valor_estimado: maximum 500 is stricter',
  ],
  [
    'excludes the end of a range',
    (i) => (field(i, 'valor_estimado').exclusiveMinimum = 0),
    '.valor_estimado: minimum 0 is stricter',
  ],
  [
    'takes shorter lists',
    (i) => (field(i, 'multiplas_entregas').maxItems = 9),
    '.multiplas_entregas: maxItems 9 is stricter',
  ],
  ['wants another pattern', (i) => (field(i, 'endereco').pattern = '^Rua'), '.endereco: another pattern'],
  ['wants a format', (i) => (field(i, 'endereco').format = 'uri'), '.endereco: another format (uri)'],
  [
    'has a field of another type',
    (i) => replace(i, 'urgente', { type: 'string' }),
    '.urgente: no longer takes boolean (takes string)',
  ],
  [
    'takes whole numbers only',
    (i) => replace(i, 'valor_estimado', { type: ['integer', 'null'] }),
    '.valor_estimado: no longer takes number (takes integer or null)',
  ],
  [
    'takes no null',
    (i) => replace(i, 'observacao', { type: 'string', maxLength: 4000 }),
    '.observacao: no longer takes null (takes string)',
  ],
  ['no longer knows a field', (i) => delete i.properties?.link_localizacao, '.link_localizacao: no longer accepted'],
  [
    'no longer knows a nested field',
    (i) => delete stop(i).properties?.link_localizacao,
    '.multiplas_entregas[].link_localizacao: no longer accepted',
  ],
];

describe.each(SIDES)('a break of $side is seen when', ({ asks, reads, input, answer }) => {
  it.each(OF_ANSWERS)('an answer %s', (_, change, line) => {
    const now = structuredClone(present);
    change(answer(now));
    expect(breaks(present, now)).toEqual([`${reads} answer${line}`]);
  });

  it.each(OF_INPUTS)('an input %s', (_, change, line) => {
    const now = structuredClone(present);
    change(input(now));
    expect(breaks(present, now)).toEqual([`${asks} input${line}`]);
  });
});

describe('of who may call and of rules in code a break is seen when', () => {
  const CREATE = 'solicitacoes.criar';
  const create = (contract: Description) => procedure(contract, CREATE);
  const rulesOf = (contract: Description) => given(create(contract).input?.rules);

  it('an account of some type may call no longer', () => {
    const now = structuredClone(present);
    expect(procedure(now, 'entregas.semanaAtual').callers).toEqual(['admin', 'entregador']);
    procedure(now, 'entregas.semanaAtual').callers = ['entregador'];
    expect(breaks(present, now)).toEqual(['trpc entregas.semanaAtual: no longer for admin']);
    expect(breaks(now, present)).toEqual([]);
  });

  it('what was for everybody is for some', () => {
    const open = structuredClone(present);
    create(open).callers = null;
    expect(breaks(open, present)).toEqual([`trpc ${CREATE}: no longer for everybody (only comercio)`]);
  });

  it('a field has a rule more that no schema says', () => {
    const now = structuredClone(present);
    expect(rulesOf(now)['.valor_estimado']?.length).toBeGreaterThan(0);
    given(rulesOf(now)['.endereco']).push('Só endereços do centro');
    expect(breaks(present, now)).toEqual([`trpc ${CREATE} input.endereco: a rule more (Só endereços do centro)`]);
    expect(breaks(now, present)).toEqual([]);
  });

  it('but not where only a new field has one, nor against a contract that was kept before they were told', () => {
    const now = structuredClone(present);
    rulesOf(now)['.bairro'] = ['Só bairros do centro'];
    expect(breaks(present, now)).toEqual([]);
    const old = structuredClone(present);
    delete create(old).callers;
    delete create(old).input?.rules;
    rulesOf(now)['.endereco'] = ['Só endereços do centro'];
    expect(breaks(old, now)).toEqual([]);
  });
});

describe.each(SIDES)('of $side nobody minds', ({ input, answer }) => {
  const WELCOME: [string, Change, Change][] = [
    ['a new field of an answer', () => {}, (a) => replace(a, 'gorjetas', { type: 'number' })],
    ['a new optional field of an input', (i) => replace(i, 'bairro', { type: 'string' }), () => {}],
    ['a further value that an input takes', (i) => field(i, 'origem').enum?.push('whatsapp'), () => {}],
    ['an input that may be longer', (i) => (field(i, 'endereco').maxLength = 900), () => {}],
    ['an input that may be null', (i) => (field(i, 'urgente').type = ['boolean', 'null']), () => {}],
    ['an input that may be left out', (i) => (i.required = without(i.required, 'endereco')), () => {}],
    ['an answer with fewer values', () => {}, (a) => field(launch(a), 'status').enum?.pop()],
    ['an answer that is never null any more', () => {}, (a) => (field(launch(a), 'endereco').type = 'string')],
    ['an answer of whole numbers', () => {}, (a) => (field(a, 'total_entregas').type = 'integer')],
  ];
  it.each(WELCOME)('%s', (_, changeInput, changeAnswer) => {
    const now = structuredClone(present);
    changeInput(input(now));
    changeAnswer(answer(now));
    expect(now).not.toEqual(present);
    expect(breaks(present, now)).toEqual([]);
  });
});

it('a new code of an error is no break, because clients treat it by the status', () => {
  const withCodes = (...codes: string[]) => {
    const contract = structuredClone(present);
    const codigo = { type: 'string', enum: codes };
    const schema = { type: 'object', properties: { codigo }, required: ['codigo'] };
    operation(contract, WEEK, 'get').responses = {
      ...operation(contract, WEEK, 'get').responses,
      409: { content: { [JSON_TYPE]: { schema } } },
    };
    return contract;
  };
  expect(breaks(withCodes('A'), withCodes('A', 'B'))).toEqual([]);
});

describe('a break of REST is seen when', () => {
  const CASES: [string, (contract: Description) => void, string[]][] = [
    ['a route is gone', ({ openapi }) => delete openapi.paths['/login'], ['POST /login: gone']],
    [
      'a route has another method',
      ({ openapi }) => (openapi.paths['/login'] = { put: given(openapi.paths['/login']?.post) }),
      ['POST /login: gone'],
    ],
    [
      'a route has another path',
      ({ openapi: { paths } }) => {
        paths['/entrar'] = given(paths['/login']);
        delete paths['/login'];
      },
      ['POST /login: gone'],
    ],
    [
      'a parameter is gone',
      (c) => {
        const gone = asked(c, LIST, 'numero');
        const list = operation(c, LIST, 'get');
        list.parameters = list.parameters?.filter((it) => it !== gone);
      },
      [`GET ${LIST} query.numero: no longer accepted`],
    ],
    [
      'a parameter is demanded',
      (c) => operation(c, WEEK, 'get').parameters?.push({ in: 'query', name: 'ano', required: true, schema: {} }),
      [`GET ${WEEK} query.ano: became required`],
    ],
    [
      'a parameter is narrower',
      (c) => (given(asked(c, LIST, 'encerradas_antes_de').schema).maximum = 99),
      [`GET ${LIST} query.encerradas_antes_de: maximum 99 is stricter`],
    ],
    [
      'success has another status',
      (c) => {
        const { responses } = operation(c, WEEK, 'get');
        operation(c, WEEK, 'get').responses = { 201: given(responses?.['200']) };
      },
      [`GET ${WEEK}: status 200 gone`, `GET ${WEEK}: may now answer with status 201`],
    ],
    [
      'success is no JSON any more',
      (c) => {
        const success = answerOf(c, WEEK);
        success.content = { 'text/csv': given(success.content?.[JSON_TYPE]) };
      },
      [`GET ${WEEK} answer: may now be text/csv`, `GET ${WEEK} answer: application/json gone`],
    ],
  ];
  it.each(CASES)('%s', (_, change, lines) => {
    const now = structuredClone(present);
    change(now);
    expect(breaks(present, now)).toEqual(lines);
  });
});

it('a refusal without its sentence is seen wherever it is answered', () => {
  const changed = structuredClone(whole);
  delete changed.openapi.components?.schemas?.Erro?.properties?.detail;
  const lines = breaks(present, someOf(changed));
  expect(lines).toContain('POST /login 400.detail: gone');
  expect(lines.every((line) => line.endsWith('.detail: gone'))).toBe(true);
});

describe('a break of tRPC is seen when', () => {
  const CASES: [string, (contract: Description) => void, string[]][] = [
    [
      'a procedure without REST is gone',
      (c) => delete c.procedures['entregadores.ativos'],
      ['trpc entregadores.ativos: gone'],
    ],
    [
      'a query became a mutation',
      (c) => (procedure(c, 'fila.estado').type = 'mutation'),
      ['trpc fila.estado: was a query, is a mutation'],
    ],
    [
      'the live stream sends a new kind of event',
      (c) => field(procedure(c, 'eventos.aoVivo').output, 'tipo').enum?.push('gorjeta'),
      ['trpc eventos.aoVivo answer.tipo: may now be "gorjeta"'],
    ],
    [
      'the live stream leaves out what an event is',
      (c) => delete procedure(c, 'eventos.aoVivo').output.properties?.situacao,
      ['trpc eventos.aoVivo answer.situacao: gone'],
    ],
    [
      'a call without input demands one',
      (c) => (procedure(c, 'comercios.listar').input = { required: true, schema: { type: 'object' } }),
      ['trpc comercios.listar input: became required'],
    ],
    [
      'one kind of a union is gone, and another lost a field',
      (c) => {
        const events = given(field(procedure(c, 'fila.explicacao').output, 'eventos').items);
        events.oneOf = events.oneOf?.filter((event) => field(event, 'tipo').const !== 'pulo');
        delete events.oneOf?.[0]?.properties?.posicao_fila;
      },
      [
        'trpc fila.explicacao answer.eventos[](tipo=oferta).posicao_fila: gone',
        'trpc fila.explicacao answer.eventos[](tipo=pulo): gone',
      ],
    ],
    [
      'a union has a further kind',
      (c) => {
        const events = given(field(procedure(c, 'fila.explicacao').output, 'eventos').items);
        events.oneOf?.push({
          type: 'object',
          properties: { tipo: { type: 'string', const: 'gorjeta' } },
          required: ['tipo'],
        });
      },
      ['trpc fila.explicacao answer.eventos[]: may now be one of (tipo=gorjeta)'],
    ],
  ];
  it.each(CASES)('%s', (_, change, lines) => {
    const now = structuredClone(present);
    change(now);
    expect(breaks(present, now)).toEqual(lines);
  });

  it('nobody minds a new procedure', () => {
    const now = structuredClone(present);
    now.procedures['gorjetas.listar'] = procedure(now, 'comercios.listar');
    expect(breaks(present, now)).toEqual([]);
  });
});

it('refuses a description with a keyword that it would not compare', () => {
  const now = structuredClone(present);
  Object.assign(procedure(now, 'comercios.listar').output, { patternProperties: {} });
  expect(() => breaks(present, now)).toThrow(
    "trpc comercios.listar answer: the comparison of contracts does not know the JSON Schema keyword 'patternProperties'",
  );
});
