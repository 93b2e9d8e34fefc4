import type { Documento } from './document.ts';

/** Escapes a text for HTML. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The style of the description's pages. */
export const ESTILO = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; color: #0f202a; background: #f7fbfc }
  h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem }
  details { background: #fff; border: 1px solid #d2dbde; border-radius: 10px; margin: .5rem 0; padding: .6rem .9rem }
  summary { cursor: pointer; overflow-wrap: anywhere } p { overflow-wrap: anywhere } p b { display: inline; min-width: 0 } code, pre { font-family: ui-monospace, monospace; font-size: .9rem }
  pre { overflow: auto; background: #ecf1f3; padding: .8rem; border-radius: 8px } b { color: #005264; display: inline-block; min-width: 4.2rem }
`;

interface Row {
  metodo: string;
  caminho: string;
  tag: string;
  resumo: string;
  descricao: string;
  corpo: unknown;
}

const linhas = (doc: Documento): Row[] =>
  Object.entries(doc.paths).flatMap(([caminho, methods]) =>
    Object.entries(methods).map(([metodo, { parameters, requestBody, responses, ...operation }]) => ({
      metodo,
      caminho,
      tag: operation.tags?.[0] ?? 'Outros',
      resumo: operation.summary ?? '',
      descricao: operation.description ?? '',
      corpo: { parameters, requestBody, responses },
    })),
  );

const artigo = ({ metodo, caminho, resumo, descricao, corpo }: Row) =>
  `<details><summary><b>${metodo.toUpperCase()}</b> <code>/api${escapeHtml(caminho)}</code> ${escapeHtml(resumo)}</summary>` +
  `<p>${escapeHtml(descricao)}</p><pre tabindex="0">${escapeHtml(JSON.stringify(corpo, null, 2))}</pre></details>`;

/** Returns the section about API keys, with the first calls (ADR 0039). */
const comecar = (linhas: string) => `<h2 id="comecar">Comece aqui: a chave da API</h2>
<p>O sistema de um comércio chama a API com uma chave, que o comércio cria no painel, em <b>Configurações</b> → <b>Chaves da API</b>. Na criação
o painel mostra as três primeiras linhas prontas: a chave, uma só vez, o nome da loja como vai no endereço e o endereço da Corre. O resto funciona colado como está.</p>
<pre tabindex="0" role="region" aria-label="Linhas para o terminal">${escapeHtml(linhas)}</pre>
<p><code>corre_live_</code> vale de verdade. <code>corre_teste_</code> confere e responde igual, com <code>"teste": true</code>, e desfaz o que fez: nada fica
guardado e ninguém é chamado; o pedido que uma chave de teste criou não existe depois, e cancelá-lo responde 404. Ler, lê o que há de verdade.</p>
<p>401: chave errada, vencida ou revogada. 403: a chave não tem a permissão, que <code>WWW-Authenticate</code> nomeia. 429: espere o que
<code>Retry-After</code> diz. Erros trazem <code>detail</code> em português, <code>codigo</code> para programas e <code>request_id</code>: <a href="/api/docs/erros">todos os erros</a>. Guarde a chave no servidor: nunca num endereço ou num app.
Uma página só a usa no navegador se a chave diz o site dela, na criação; quem abre a página lê a chave. Quem vigia segredos em repositórios procura por <code>corre_live_</code> e <code>corre_teste_</code>, seguidos de 43 sinais.</p>`;

/**
 * Returns the description as plain HTML, without scripts and without other hosts. `primeiros` are lines for a shell.
 */
export function apiPage(doc: Documento, primeiros: string): string {
  const grupos = Map.groupBy(linhas(doc), (linha) => linha.tag);
  const secoes = [...grupos].map(([tag, list]) => `<h2>${escapeHtml(tag)}</h2>${list.map(artigo).join('')}`);
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API da Corre</title><style>${ESTILO}</style><main><h1>API da Corre</h1><p>${escapeHtml(doc.info.description ?? '')}</p>
<p>Para máquinas: <a href="/api/openapi.json">openapi.json</a></p>${comecar(primeiros)}${secoes.join('')}</main></html>`;
}
