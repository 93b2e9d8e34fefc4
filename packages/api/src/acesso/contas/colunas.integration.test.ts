import { rows, sql } from '@corre/db/sql.ts';
import { countHistoria } from '@corre/testing/harness/named-story.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acharPessoa } from './achar-pessoa.ts';
import { anonimizar } from './anonimizar.ts';
import { OPERADOR } from './contas.ts';

/**
 * Columns that may name a person or describe one. The export contains them or says why not. The anonymisation of the
 * account empties them or deletes their rows.
 */
const PESSOAIS: Record<string, readonly string[]> = {
  ajuste: ['motivo'],
  avaliacao: ['comentario'],
  aviso_de_acesso: ['aparelho'],
  chave_api: ['nome', 'origens'],
  codigo_entrega: ['motivo'],
  codigo_recuperacao: ['codigo_hash'],
  comercio: [
    'nome',
    'nome_chave',
    'senha_hash',
    'endereco_retirada',
    'link_loja',
    'telefone',
    'razao_social',
    'documento',
  ],
  contestacao: ['texto', 'resposta'],
  contestacao_valor: ['texto', 'resposta'],
  custodia_contestacao: ['texto', 'resposta'],
  custodia_prestacao: ['motivo'],
  dica_do_lugar: ['texto'],
  endereco_conhecido: ['chave', 'busca', 'endereco', 'observacao', 'link_localizacao'],
  desafio_de_acesso: ['desafio_hash', 'desafio', 'segredo_cifrado', 'sessao_hash'],
  entrega: ['endereco'],
  entregador: [
    'usuario',
    'nome_completo',
    'cpf',
    'cpf_indice',
    'rg',
    'endereco',
    'bairro',
    'cep',
    'telefone_pessoal',
    'pix_chave',
    'assinatura_planilha',
    'senha_hash',
    'recusa_motivo',
  ],
  fator_codigo: ['segredo_cifrado'],
  fila_entregador: ['motivo_offline'],
  fatura_ajuste: ['motivo'],
  foto: ['bytes', 'etag'],
  foto_problema: ['bytes', 'etag'],
  foto_prova: ['bytes', 'etag'],
  funcionario: ['usuario', 'nome', 'senha_hash'],
  idempotencia: ['ator', 'chave', 'resposta'],
  inscricao_push: ['endpoint', 'chave_p256dh', 'chave_auth'],
  integracao: ['nome', 'url_eventos', 'url_codigo', 'merchant_id', 'merchant_id_novo'],
  intervencao: ['motivo'],
  link_de_acesso: ['segredo_hash'],
  lote_pagamento: ['arquivo', 'motivo_cancelamento'],
  maquininha: ['apelido', 'serie'],
  mensagem: ['mensagem'],
  mensagem_externa: ['corpo_cifrado'],
  navegador_conhecido: ['navegador_hash'],
  passkey: ['credencial_id', 'chave_publica', 'transportes', 'nome'],
  pix_devolucao: ['motivo'],
  pix_lancamento: ['motivo'],
  preco_do_comercio: ['bairro', 'bairro_chave'],
  problema: ['mensagem', 'resposta', 'endereco_anterior', 'endereco_novo'],
  quitacao: ['motivo'],
  recebimento: ['motivo'],
  sessao: ['token_hash', 'aparelho'],
  solicitacao: [
    'endereco',
    'observacao',
    'link_localizacao',
    'recebedor',
    'canal',
    'numero_pedido',
    'referencia_externa',
    'destinatario_nome',
    'destinatario_telefone',
  ],
  suspensao: ['motivo_suspensao'],
  tentativa: ['corpo_cifrado'],
};

/**
 * Columns without personal data: closed values, names of the product, hashes, keys of machines, and data of the
 * company.
 */
const DE_NINGUEM: Record<string, readonly string[]> = {
  // what a visitor of the demonstration pressed
  pedido_da_cidade: ['tipo'],
  ajuste: ['tipo'],
  // a software of many shops, which is a company
  aplicativo: ['nome', 'ambiente', 'segredo_cifrado', 'segredo_anterior_cifrado', 'url_eventos', 'url_codigo'],
  aplicativo_codigo: ['codigo_hash'],
  app_de_pedidos: ['client_id', 'url_token'],
  auditoria: ['ator_tipo', 'acao', 'alvo_tipo', 'detalhes'],
  aviso_de_acesso: ['tipo', 'metodo'],
  // names of places from shops' price tables
  bairro: ['nome', 'chave'],
  chamada_externa: ['direcao', 'rota', 'erro'],
  chave_api: ['chave_hash', 'final', 'ambiente', 'escopos', 'revogada_por_tipo'],
  chave_push: ['publica', 'privada_cifrada'],
  // the company's own charges at its bank, without the payer
  cobranca: ['txid', 'tipo', 'estado', 'location', 'copia_e_cola', 'erro'],
  codigo_entrega: ['hmac', 'ultima_errada'],
  configuracao_dita: ['campo', 'valor', 'antes'],
  custodia_contestacao: ['decisao'],
  custodia_lancamento: ['conta'],
  custodia_movimento: ['tipo', 'feito_por_tipo'],
  custodia_prestacao: ['criada_por_tipo', 'confirmada_por_tipo'],
  // amounts, ids and times of an act, never its reason (ADR 0020)
  desafio_de_acesso: ['uso', 'user_type'],
  elo: ['tipo', 'conteudo', 'anterior', 'hash'],
  entrega: ['tipo_pagamento', 'status'],
  entregador: ['estado_civil', 'pix_tipo_chave', 'aprovacao', 'veiculo'],
  fato_externo: ['tipo', 'valor', 'ator_tipo'],
  fluxo_externo: ['passo'],
  funcionario: ['user_type'],
  idempotencia: ['operacao', 'pedido_hash'],
  inscricao_push: ['sessao_hash'],
  integracao: [
    'tipo',
    'ambiente',
    'segredo_cifrado',
    'segredo_anterior_cifrado',
    'retorno',
    'desligada_por',
    'criada_por_tipo',
  ],
  integracao_token: ['token_hash'],
  intervencao: ['acao'],
  leitura: ['leitor_tipo'],
  limite: ['key'],
  limpeza: ['tarefa', 'ate'],
  link_de_acesso: ['user_type'],
  lote_item: ['seu_numero', 'resultado', 'ocorrencias'],
  lote_pagamento: ['banco', 'layout', 'empresa_documento', 'hash'],
  lote_retorno: ['hash'],
  maquininha_posse: ['recebida_por_tipo'],
  marco: ['tipo', 'ator_tipo'],
  mensagem: ['remetente_tipo'],
  mensagem_externa: ['tipo', 'erro'],
  mikro_orm_migrations: ['name', 'phase', 'needs'],
  // counts of closed values, by the ids of shops and couriers
  numero_somado: ['grao', 'dimensao', 'medida', 'valores', 'quantas'],
  oferta: ['resultado', 'motivo_recusa'],
  oferta_pulo: ['motivo'],
  pausa: ['motivo'],
  // the bank's number of a payment to the company, and the company's key
  pix: ['end_to_end_id', 'txid', 'chave', 'motivo'],
  pix_aviso: ['end_to_end_id', 'erro'],
  pix_devolucao: ['codigo', 'estado', 'erro'],
  pix_lancamento: ['tipo'],
  pix_varredura: ['erro'],
  praca: ['nome'],
  problema: ['motivo', 'acao', 'respondido_por'],
  prova_da_chave: ['cifrada'],
  // the bank's number of a transfer, for accounting
  quitacao: ['tipo', 'id_transacao'],
  rastreio: ['semente', 'token_sha256'],
  recebimento: ['tipo'],
  // figures of the company, with ids of shops and no names
  relatorio_semanal: ['relatorio'],
  sessao: ['user_type', 'metodo'],
  solicitacao: ['origem', 'status', 'pagamento', 'pedido_hash'],
  solicitacao_historico: ['status', 'ator_tipo'],
  suspensao: ['tipo_suspensao'],
  tentativa: ['corpo_hash', 'versao', 'recusa'],
  vigia: ['tipo', 'etapa', 'resposta', 'fim'],
};

/** Tables that the test below does not fill. dados-pessoais and lotes test them. */
const COM_TESTE_PROPRIO = [
  'ajuste',
  'aviso_de_acesso',
  'codigo_recuperacao',
  'contestacao_valor',
  'custodia_contestacao',
  'custodia_prestacao',
  'desafio_de_acesso',
  'fatura_ajuste',
  'fator_codigo',
  'idempotencia',
  'inscricao_push',
  'link_de_acesso',
  'lote_pagamento',
  'navegador_conhecido',
  'passkey',
  'pix_devolucao',
  'pix_lancamento',
  'quitacao',
  'recebimento',
  'sessao',
];

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const nomes = (mapa: Record<string, readonly string[]>) =>
  Object.entries(mapa).flatMap(([tabela, colunas]) => colunas.map((coluna) => `${tabela}.${coluna}`));

test('every column that can hold words is either handed out and erased with a person, or declared as nobody’s', async () => {
  const todas = await rows(
    api.orm.em.fork(),
    sql<{ nome: string }>`
      select table_name || '.' || column_name as nome from information_schema.columns
       where table_schema = 'public' and is_updatable = 'YES'
         and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'xml', 'inet')
       order by 1`,
  );
  const ditas = [...nomes(PESSOAIS), ...nomes(DE_NINGUEM)];
  expect(new Set(ditas).size).toBe(ditas.length);
  expect([...ditas].sort()).toEqual(todas.map(({ nome }) => nome).sort());
});

const MARCA = 'Zulmira Canário';

/** Adds rows for the tables that the test does not fill. The test writes the mark into all of them afterwards. */
async function completar(loja: number, courier: number, staff: number): Promise<void> {
  await api.orm.em.fork().execute(
    `with dela as (select id from solicitacao where comercio_id = ${loja}),
     chave as (insert into chave_api (comercio_id, chave_hash, final, nome, ambiente, escopos)
               values (${loja}, decode(repeat('00', 32), 'hex'), 'abcd', 'x', 'teste', '{solicitacoes:ler}')),
     preco as (insert into preco_do_comercio (comercio_id, bairro, bairro_chave, valor) values (${loja}, 'x', 'x', 1)),
     codigo as (insert into codigo_entrega (solicitacao_id, hmac, dispensado_por, motivo)
                select id, decode(repeat('00', 32), 'hex'), ${staff}, 'x' from dela),
     prova as (insert into foto_prova (solicitacao_id, entregador_id, bytes, etag, quando)
               select id, ${courier}, '\\x00', 'x', agora() from dela),
     interveio as (insert into intervencao (solicitacao_id, acao, motivo, funcionario_id, de_entregador_id, quando)
                   select id, 'finalizar', 'x', ${staff}, ${courier}, agora() from dela),
     maquina as (insert into maquininha (comercio_id, apelido, serie) values (${loja}, 'x', 'x')),
     sistema as (insert into integracao (comercio_id, tipo, nome, ambiente, segredo_cifrado, criada_por_tipo)
                 values (${loja}, 'webhook', 'x', 'producao', 'x', 'comercio') returning id),
     fluxo as (insert into fluxo_externo (integracao_id, solicitacao_id) select s.id, d.id from sistema s, dela d returning id, integracao_id),
     dita as (insert into mensagem_externa (integracao_id, fluxo_id, sequencia, tipo, quando, corpo_cifrado)
              select integracao_id, id, 1, 'x', agora(), 'x' from fluxo),
     de_fora as (insert into pedido_externo (integracao_id, order_id) select id, gen_random_uuid() from sistema returning id),
     tentou as (insert into tentativa (pedido_externo_id, numero, fluxo_id, corpo_cifrado, corpo_hash, versao)
                select p.id, 1, f.id, 'x', '\\x00', 'v1' from de_fora p, fluxo f),
     lugar as (insert into endereco_conhecido (comercio_id, chave, busca, endereco, valor_estimado) values (${loja}, 'x', 'x', 'x', 1) returning id),
     dica as (insert into dica_do_lugar (endereco_id, entregador_id, texto) select id, ${courier}, 'x' from lugar)
     select 1`,
  );
}

test('the mark of a person is in no column of the schema after the anonymisation of the three', async () => {
  const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
  const carla = await api.novo.funcionario('suporte');
  await countHistoria(api, loja, courier);
  await completar(loja.id, courier.id, carla.id);
  const em = api.orm.em.fork();
  // The mark is no valid address, number or hash.
  const checks = await em.execute<{ tabela: string; nome: string }[]>(
    `select conrelid::regclass::text as tabela, conname as nome from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  for (const { tabela, nome } of checks) await em.execute(`alter table ${tabela} drop constraint ${nome}`);
  const vazias: string[] = [];
  for (const [tabela, colunas] of Object.entries(PESSOAIS)) {
    if (COM_TESTE_PROPRIO.includes(tabela)) continue;
    const [{ n = 0 } = {}] = await em.execute<{ n: number }[]>(`select count(*)::int as n from ${tabela}`);
    if (n === 0) vazias.push(tabela);
    for (const coluna of colunas)
      await em.transactional(async (tx) => {
        await tx.execute('set local session_replication_role = replica');
        const [{ tipo = '' } = {}] = await tx.execute<{ tipo: string }[]>(
          `select data_type as tipo from information_schema.columns where table_name = '${tabela}' and column_name = '${coluna}'`,
        );
        const texto = tipo === 'ARRAY' ? `array['${MARCA}']` : `'${MARCA} ' || ctid::text`;
        const valor = tipo === 'bytea' ? `'${MARCA}'::bytea` : texto;
        await tx.execute(`update ${tabela} set ${coluna} = ${valor}`);
      });
  }
  expect(vazias).toEqual([]);
  // Keep the account that the installation created.
  await em.execute('delete from funcionario where id <> ?', [carla.id]);
  await em.execute('update entregador set ativo = false, removido_em = agora()');
  await em.execute('update comercio set ativo = false, removido_em = agora()');
  await em.execute('update funcionario set ativo = false, encerrado_em = agora()');
  for (const [tipo, id] of [
    ['entregador', courier.id],
    ['comercio', loja.id],
    ['suporte', carla.id],
  ] as const)
    await api.orm.em
      .fork()
      .transactional(async (tx) => anonimizar(tx, api.vault, OPERADOR, await acharPessoa(tx, tipo, `#${id}`)));
  const deixadas: string[] = [];
  for (const nome of nomes(PESSOAIS)) {
    const [tabela = '', coluna = ''] = nome.split('.');
    const [{ n = 0 } = {}] = await em.execute<{ n: number }[]>(
      `select count(*)::int as n from ${tabela} where position(convert_to('${MARCA}', 'UTF8') in convert_to(${coluna}::text, 'UTF8')) > 0
         or ${coluna}::text like '%' || encode(convert_to('${MARCA}', 'UTF8'), 'hex') || '%'`,
    );
    if (n > 0) deixadas.push(nome);
  }
  expect(deixadas).toEqual([]);
});
