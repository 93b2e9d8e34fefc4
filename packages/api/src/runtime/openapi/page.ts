import type { Documento } from './document.ts';
import type { Media, Operation, Parameter } from './operation.ts';
import { nameOf, type SchemaNode } from './schema-node.ts';
import { WEBHOOKS_TAG } from './webhooks.ts';

/** Escapes a text for HTML. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns a text of the description as HTML. Names between backticks are code. */
const prosa = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** The style of the description's pages. */
export const ESTILO = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; color: #0f202a; background: #f7fbfc }
  h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem }
  details { background: #fff; border: 1px solid #d2dbde; border-radius: 10px; margin: .5rem 0; padding: .6rem .9rem }
  summary { cursor: pointer; overflow-wrap: anywhere } p { overflow-wrap: anywhere } p b { display: inline; min-width: 0 } code, pre { font-family: ui-monospace, monospace; font-size: .9rem }
  h3 { margin: 1.5rem 0 .3rem; font-size: 1.05rem } h4 { margin: .8rem 0 .2rem; font-size: 1rem; font-weight: 600 } ul { padding-left: 1.2rem } li { margin: .3rem 0; overflow-wrap: anywhere }
  a { color: #005264 } pre { overflow: auto; max-height: 24rem; background: #ecf1f3; padding: .8rem; border-radius: 8px } b { color: #005264; display: inline-block; min-width: 4.2rem }
`;

interface Chamada {
  method: string;
  path: string;
  operation: Operation;
}

const chamadasDe = ({ paths }: Documento): Chamada[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

const nomeDe = (ref: string | undefined) => ref?.split('/').at(-1) ?? '';
const bloco = (valor: unknown) => `<pre tabindex="0">${escapeHtml(JSON.stringify(valor, null, 2))}</pre>`;

/** Returns a link to the named form of a body or an answer; a list says so. */
function forma(schema: SchemaNode): string {
  if (schema.items) return `lista de ${forma(schema.items)}`;
  if (schema.allOf) return schema.allOf.map(forma).join(' e ');
  const nome = nameOf(schema);
  return nome === null ? '<code>JSON</code>' : `<a href="#${nome}"><code>${nome}</code></a>`;
}

const parametro = ({ in: lugar, name = '', required, description = '' }: Parameter) =>
  `<li><code>${escapeHtml(name)}</code> (${lugar === 'path' ? 'no endereço' : lugar === 'header' ? 'cabeçalho' : 'na consulta'}${
    required ? '' : ', opcional'
  }) ${prosa(description)}</li>`;

/** Returns the form of a JSON body with its example, in a heading of this name. */
function corpo(titulo: string, media: Media | undefined, { components }: Documento): string {
  if (!media?.schema) return '';
  const exemplo = components.examples[nomeDe(media.examples?.exemplo?.$ref)]?.value ?? media.example;
  return `<h4>${titulo}: ${forma(media.schema)}</h4>${exemplo === undefined ? '' : bloco(exemplo)}`;
}

function artigo({ method, path, operation }: Chamada, doc: Documento): string {
  const { operationId = '', summary = '', description = '', parameters = [], requestBody, responses = {} } = operation;
  const pedidos = parameters.map((um) => (um.$ref ? doc.components.parameters[nomeDe(um.$ref)] : um));
  const lista = pedidos.map((um) => (um ? parametro(um) : '')).join('');
  const recusas = Object.entries(responses).filter(([status]) => status !== '200');
  return (
    `<details id="${operationId}"><summary><b>${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code> ` +
    `${escapeHtml(summary)}</summary><p>${prosa(description)} <code>${operationId}</code></p>` +
    (lista === '' ? '' : `<ul>${lista}</ul>`) +
    corpo('Corpo', requestBody?.content?.['application/json'], doc) +
    corpo('Resposta', responses['200']?.content?.['application/json'], doc) +
    `<p>Recusas: ${recusas.map(([status]) => `<a href="#recusa-${status}">${status}</a>`).join(', ')}</p></details>`
  );
}

/** Returns the refusals by status, each said once. */
function recusas({ paths, components }: Documento): string {
  const todas = Object.values(paths).flatMap((methods) => Object.values(methods));
  const porStatus = new Map(todas.flatMap(({ responses = {} }) => Object.entries(responses)));
  const linhas = [...porStatus]
    .filter(([status]) => status !== '200')
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([status, { $ref }]) => {
      const { description = '', content } = components.responses[nomeDe($ref)] ?? {};
      const exemplo = content?.['application/json']?.example;
      return `<h3 id="recusa-${status}">${status}</h3><p>${prosa(description)}</p>${bloco(exemplo)}`;
    });
  return `<h2 id="recusas">Recusas</h2>${linhas.join('')}`;
}

/** Returns the messages that Corre sends to a shop's address. */
const avisos = (doc: Documento) =>
  Object.entries(doc.webhooks)
    .map(
      ([tipo, { post }]) =>
        `<details><summary><b>POST</b> <code>${escapeHtml(tipo)}</code> ${escapeHtml(post.summary ?? '')}</summary>` +
        `${corpo('Corpo', post.requestBody?.content?.['application/json'], doc)}</details>`,
    )
    .join('');

/** Returns the named forms, which calls link to. */
const formas = ({ components }: Documento) =>
  `<h2 id="formas">Formas</h2>${Object.entries(components.schemas)
    .map(([nome, schema]) => `<details id="${nome}"><summary><code>${nome}</code></summary>${bloco(schema)}</details>`)
    .join('')}`;

/** Returns the section about API keys, with the first calls (ADR 0039). */
const comecar = (linhas: string) => `<h2 id="comecar">Comece aqui: a chave da API</h2>
<p>O sistema de um comércio chama a API com uma chave, que o comércio cria no painel, em <b>Configurações</b> → <b>Chaves da API</b>. Na criação
o painel mostra as três primeiras linhas prontas: a chave, uma só vez, o nome da loja como vai no endereço e o endereço da Corre. O resto funciona colado como está.</p>
<pre tabindex="0" role="region" aria-label="Linhas para o terminal">${escapeHtml(linhas)}</pre>
<p><code>corre_live_</code> vale de verdade. <code>corre_teste_</code> confere e responde igual, com <code>"teste": true</code>, e desfaz o que fez: nada fica
guardado e ninguém é chamado; o pedido que uma chave de teste criou não existe depois, e cancelá-lo responde 404. Ele anda até o fim, em um minuto, nas mensagens aos webhooks de teste da loja. Ler, lê o que há de verdade.</p>
<p>401: chave errada, vencida ou revogada. 403: a chave não tem a permissão, que <code>WWW-Authenticate</code> nomeia. 429: espere o que
<code>Retry-After</code> diz. Erros trazem <code>detail</code> em português, <code>codigo</code> para programas e <code>request_id</code>: <a href="/api/docs/erros">todos os erros</a>. Guarde a chave no servidor: nunca num endereço ou num app.
Uma página só a usa no navegador se a chave diz o site dela, na criação; quem abre a página lê a chave. Quem vigia segredos em repositórios procura por <code>corre_live_</code> e <code>corre_teste_</code>, seguidos de 43 sinais.</p>`;

/**
 * Returns the description as plain HTML, without scripts and without other hosts (ADR 0034). `primeiros` are lines for
 * a shell.
 */
export function apiPage(doc: Documento, primeiros: string): string {
  const chamadas = Map.groupBy(chamadasDe(doc), ({ operation }) => operation.tags?.[0] ?? '');
  const titulos = new Map(doc.tags.map((tag) => [tag.name, tag['x-displayName']]));
  const assunto = (tag: string) => {
    const lista = (chamadas.get(tag) ?? []).map((uma) => artigo(uma, doc)).join('');
    const mais = tag === WEBHOOKS_TAG.name ? avisos(doc) : '';
    return `<section id="${tag}"><h3>${escapeHtml(titulos.get(tag) ?? tag)}</h3>${lista}${mais}</section>`;
  };
  const grupos = doc['x-tagGroups'].map(
    ({ name, tags }) => `<h2>${escapeHtml(name)}</h2>${tags.map(assunto).join('')}`,
  );
  const indice = doc['x-tagGroups'].map(
    ({ name, tags }) =>
      `<li>${escapeHtml(name)}: ${tags.map((tag) => `<a href="#${tag}">${escapeHtml(titulos.get(tag) ?? tag)}</a>`).join(', ')}</li>`,
  );
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API da Corre</title><style>${ESTILO}</style><main><h1>API da Corre</h1><p>${prosa(doc.info.description ?? '')}</p>
<p>Para máquinas: <a href="/api/openapi.json">openapi.json</a>; só o que uma chave pode chamar: <a href="/api/openapi-chave.json">openapi-chave.json</a>. Sistemas que falam Open Delivery: <a href="/od/openapi.json">od/openapi.json</a></p>${comecar(primeiros)}
<nav aria-label="Assuntos"><h2>Quem chama</h2><ul>${indice.join('')}<li><a href="#recusas">Recusas</a>, <a href="#formas">Formas</a></li></ul></nav>
${grupos.join('')}${recusas(doc)}${formas(doc)}</main></html>`;
}
