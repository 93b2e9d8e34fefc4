import { escopoDe } from '../../acesso/chaves/escopos.ts';
import type { Operation, Parameter } from './operation.ts';
import { namedRefusal } from './refusals.ts';
import type { SchemaNode } from './schema-node.ts';

/** A photo below `/api`. Express serves it beside the procedures, because an image is not the JSON of a procedure. */
interface Photo {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  tag: string;
  parameters: Parameter[];
  /** the read of the same subject; null: no key may see the photo */
  procedure: string | null;
}

const inPath = (name: string, schema: SchemaNode, example: unknown): Parameter => ({
  in: 'path',
  name,
  required: true,
  schema,
  example,
});
const ID: SchemaNode = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };

const ACCOUNT: Photo = {
  path: '/foto/{user_type}/{user_id}',
  operationId: 'lerFoto',
  summary: 'A foto de uma conta',
  description:
    'Sem sessão, só as fotos dos entregadores da lista pública. `user_id` é o id do entregador ou o nome do comércio.',
  tag: 'publico-fotos',
  parameters: [
    inPath('user_type', { type: 'string', enum: ['entregador', 'comercio'] }, 'entregador'),
    inPath('user_id', { type: 'string' }, '12'),
    {
      in: 'query',
      name: 'tamanho',
      required: false,
      description: 'O lado em pixels. A resposta tem o tamanho seguinte que existe: 64, 128, 256 ou 512.',
      schema: { type: 'integer', minimum: 32, maximum: 512 },
      example: 128,
    },
  ],
  procedure: null,
};

/** The photos of a delivery. A key of its shop may see them. */
export const DELIVERY_PHOTOS = [
  {
    path: '/solicitacao/{solicitacao_id}/foto',
    operationId: 'lerFotoDaEntrega',
    summary: 'A foto da entrega',
    description: 'A foto que o entregador fez na porta. A Corre guarda a foto por 90 dias.',
    tag: 'sistemas-prova-de-entrega',
    parameters: [inPath('solicitacao_id', ID, 7)],
    procedure: 'prova.doComercio',
  },
  {
    path: '/problema/{problema_id}/foto',
    operationId: 'lerFotoDoProblema',
    summary: 'A foto de um problema',
    description: 'A foto que o entregador fez do problema. A Corre guarda a foto por 90 dias.',
    tag: 'sistemas-problemas',
    parameters: [inPath('problema_id', ID, 3)],
    procedure: 'problemas.doComercio',
  },
] as const satisfies Photo[];

const PHOTOS: readonly Photo[] = [ACCOUNT, ...DELIVERY_PHOTOS];
/** The paths of all photos. */
export const PHOTO_PATHS = PHOTOS.map(({ path }) => path);

const callersOf = ({ procedure }: Photo) =>
  procedure === null
    ? 'Quem chama: qualquer pessoa, com ou sem sessão.'
    : `Quem chama: entregador (só o que é seu), comercio (só o que é seu), admin, suporte. Chave da API: com a permissão ${escopoDe(procedure)}.`;

function operationOf(photo: Photo): Operation {
  const { procedure, description, operationId, summary, tag, parameters } = photo;
  const refusals = ['400', ...(procedure === null ? [] : ['401', '403']), '404', '429', '500', '503'];
  return {
    operationId,
    summary,
    description: `${description} ${callersOf(photo)}`,
    tags: [tag],
    security: procedure === null ? [] : [{ sessao: [] }, { chave: [] }],
    parameters,
    responses: {
      200: {
        description: 'A foto, em WebP.',
        content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
      },
      ...Object.fromEntries(refusals.map((status) => [status, namedRefusal(status)])),
    },
  };
}

/** Returns the paths of the photos for the description. */
export const photoPaths = (): Record<string, { get: Operation }> =>
  Object.fromEntries(PHOTOS.map((photo) => [photo.path, { get: operationOf(photo) }]));
