import type { Documento } from './document.ts';

const escapar = (texto: string) =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ESTILO = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; color: #0f202a; background: #f7fbfc }
  h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem }
  details { background: #fff; border: 1px solid #d2dbde; border-radius: 10px; margin: .5rem 0; padding: .6rem .9rem }
  summary { cursor: pointer } code, pre { font-family: ui-monospace, monospace; font-size: .9rem }
  pre { overflow: auto; background: #ecf1f3; padding: .8rem; border-radius: 8px } b { color: #005264; display: inline-block; min-width: 4.2rem }
`;

interface Linha {
  metodo: string;
  caminho: string;
  tag: string;
  resumo: string;
  descricao: string;
  corpo: unknown;
}

const linhas = (doc: Documento): Linha[] =>
  Object.entries(doc.paths).flatMap(([caminho, metodos]) =>
    Object.entries(metodos).map(([metodo, { parameters, requestBody, responses, ...operacao }]) => ({
      metodo,
      caminho,
      tag: operacao.tags?.[0] ?? 'Outros',
      resumo: operacao.summary ?? '',
      descricao: operacao.description ?? '',
      corpo: { parameters, requestBody, responses },
    })),
  );

const artigo = ({ metodo, caminho, resumo, descricao, corpo }: Linha) =>
  `<details><summary><b>${metodo.toUpperCase()}</b> <code>/api${escapar(caminho)}</code> ${escapar(resumo)}</summary>` +
  `<p>${escapar(descricao)}</p><pre>${escapar(JSON.stringify(corpo, null, 2))}</pre></details>`;

/** The description as a page to read: plain HTML, no script, nothing from another host. */
export function apiPage(doc: Documento): string {
  const grupos = Map.groupBy(linhas(doc), (linha) => linha.tag);
  const secoes = [...grupos].map(([tag, lista]) => `<h2>${escapar(tag)}</h2>${lista.map(artigo).join('')}`);
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API da Corre</title><style>${ESTILO}</style><h1>API da Corre</h1><p>${escapar(doc.info.description ?? '')}</p>
<p>Para máquinas: <a href="/api/openapi.json">openapi.json</a></p>${secoes.join('')}</html>`;
}
