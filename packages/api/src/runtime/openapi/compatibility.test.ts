import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Descricao, quebras } from './compatibility.ts';
import { documento } from './document.ts';

const comoJson = (valor: unknown): Descricao => JSON.parse(JSON.stringify(valor));
const atual = comoJson(documento());
const publicada = comoJson(
  JSON.parse(readFileSync(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8')),
);

describe('the published description (docs/openapi.json)', () => {
  it('is kept by this API: a panel built against it goes on working', () => {
    expect(quebras(publicada, atual)).toEqual([]);
  });

  it('is up to date (npm run openapi writes it; a breaking change is declared by doing so, with a line in CHANGELOG.md)', () => {
    expect(publicada).toEqual(atual);
  });
});

describe('quebras', () => {
  const clonar = (): Descricao => structuredClone(atual);
  const operacao = (doc: Descricao, caminho: string, metodo: string) => {
    const achada = doc.paths?.[caminho]?.[metodo];
    if (!achada) throw new Error(`no ${metodo} ${caminho}`);
    return achada;
  };
  const criar = '/comercio/{comercio_nome}/solicitar-entrega';

  it('sees an address that is gone', () => {
    const doc = clonar();
    delete doc.paths?.['/login'];
    expect(quebras(atual, doc)).toEqual(['POST /login: gone']);
  });

  it('sees a field that an answer lost', () => {
    const doc = clonar();
    delete operacao(doc, '/entregador/status-fila', 'get').responses?.['200']?.content?.['application/json']?.schema
      ?.properties?.total_fila;
    expect(quebras(atual, doc)).toEqual(['GET /entregador/status-fila.total_fila: gone']);
  });

  it('sees a field that one kind of event lost, and a kind that is gone', () => {
    const doc = clonar();
    const historico = '/suporte/solicitacao/{solicitacao_id}/historico';
    const esquema = operacao(doc, historico, 'get').responses?.['200']?.content?.['application/json']?.schema;
    const tipos = esquema?.items?.oneOf ?? [];
    delete tipos.find(({ properties }) => properties?.tipo?.const === 'oferta')?.properties?.posicao_fila;
    if (esquema?.items) esquema.items.oneOf = tipos.filter(({ properties }) => properties?.tipo?.const !== 'vista');
    expect(quebras(atual, doc)).toEqual([
      `GET ${historico}[](tipo=oferta).posicao_fila: gone`,
      `GET ${historico}[](tipo=vista): gone`,
    ]);
  });

  it('sees a field that a request now requires', () => {
    const doc = clonar();
    const esquema = operacao(doc, criar, 'post').requestBody?.content?.['application/json']?.schema;
    if (esquema) esquema.required = [...(esquema.required ?? []), 'observacao'];
    expect(quebras(atual, doc)).toEqual([`POST ${criar}: observacao became required`]);
  });

  it('does not mind a new field', () => {
    const doc = clonar();
    const esquema = operacao(doc, '/entregador/status-fila', 'get').responses?.['200']?.content?.['application/json']
      ?.schema;
    if (esquema?.properties) esquema.properties.novo = { type: 'string' };
    expect(quebras(atual, doc)).toEqual([]);
  });
});
