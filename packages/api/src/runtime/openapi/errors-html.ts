import { ERRORS, GROUPS } from '@corre/contract/erros/list.ts';
import { isCode, isGroup } from './errors-page.ts';
import { ESTILO, escapeHtml } from './page.ts';

/** Titles of the groups, in Portuguese. */
const TITULOS: Record<keyof typeof GROUPS, string> = {
  TRANSPORTE: 'Qualquer chamada',
  ACESSO: 'Sessões, senhas e chaves da API',
  PESSOAS: 'Entregadores, comércios, cadastros e fotos',
  DESPACHO: 'Ofertas, etapas, atribuição e suspensões',
  PEDIDOS: 'Pedidos e suas entregas',
  DINHEIRO: 'Semanas, pagamentos e arquivos do banco',
  CUSTODIA: 'Dinheiro e maquininhas nas mãos dos entregadores',
  INTEGRACOES: 'Integrações e webhooks',
};

const linha = (codigo: keyof typeof ERRORS): string => {
  const { http, example, remedy } = ERRORS[codigo];
  return `<tr id="${codigo}"><th scope="row"><code>${codigo}</code></th><td>${http}</td><td>${escapeHtml(example)}</td><td lang="en">${escapeHtml(remedy)}</td></tr>`;
};

const secao = (grupo: keyof typeof GROUPS): string =>
  `<h2>${TITULOS[grupo]}</h2><div class="tabela" tabindex="0" role="region" aria-label="${TITULOS[grupo]}"><table>
<thead><tr><th scope="col">Código</th><th scope="col">Status</th><th scope="col">Frase</th><th scope="col">O que fazer</th></tr></thead>
<tbody>${Object.keys(GROUPS[grupo]).filter(isCode).sort().map(linha).join('\n')}</tbody></table></div>`;

const TABELA = `
  .tabela { overflow-x: auto } table { border-collapse: collapse; background: #fff; font-size: .9rem }
  th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border: 1px solid #d2dbde; font-weight: 400 }
  tr:target { background: #fff4d6 }
`;

/** Returns the page of all errors, without scripts. Each code is an anchor, which the `type` of an error names. */
export const errorsHtml = (): string =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Erros da API da Corre</title><style>${ESTILO}${TABELA}</style><main><h1>Erros da API da Corre</h1>
<p>Todo erro traz <code>detail</code> (para pessoas), <code>codigo</code> (para programas), <code>request_id</code> e, se um campo está errado,
<code>campo</code>. Com <code>Accept: application/problem+json</code> a resposta tem a forma da RFC 9457. Frases com valores aparecem com exemplos.</p>
<p><a href="/api/docs">Documentação</a></p>${Object.keys(GROUPS).filter(isGroup).map(secao).join('')}</main></html>`;
