import type { Client } from '@corre/testing/harness/client.ts';
import { testPhoto } from '@corre/testing/harness/photo.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

/*
 * A day's work with known names, numbers and texts, including refusals and faults, and with the most detailed log. The
 * log must contain no known text (docs/privacy.md).
 */
const LOJA = 'Quitanda Zuleica';
const SENHA = 'girassol-Bravo-77';
const NOVA_SENHA = 'lampiao-Azul-88';
const CADASTRO = {
  data_inicio: '2026-11-21',
  nome_completo: 'Benedita Quaresma Lisboa',
  data_nascimento: '1991-07-19',
  cpf: '529.982.247-25',
  rg: '48.215.377-6',
  estado_civil: 'solteiro',
  endereco: 'Travessa Jequitibá, 4871',
  bairro: 'Jardim Aclimação',
  cep: '87050-123',
  telefone_pessoal: '(44) 99173-5528',
  pix_tipo_chave: 'email',
  pix_chave: 'benedita.q@exemplo.org',
  assinatura_planilha: 'Benê Q. Lisboa',
  usuario: 'benequaresma',
  senha: SENHA,
};
const PEDIDO = {
  endereco: 'Alameda Ipê Roxo, 3390',
  observacao: 'Entregar a Dona Filomena, 44 98877-6655',
  link_localizacao: 'https://maps.example/ipe-roxo-3390',
  urgente: false,
  origem: 'manual',
  valor_estimado: 31.75,
  multiplas_entregas: [],
};
const MENSAGEM = 'O portão verde da esquina';
const COMENTARIO = 'Chegou com a sacola rasgada';
const MOTIVO = 'Moto quebrada na Colombo';

const digits = (text: string) => text.replace(/\D/g, '');
const KNOWN = [
  ...['Quitanda', 'Zuleica', SENHA, NOVA_SENHA, 'Benedita', 'Quaresma', 'Lisboa', '1991-07-19', 'Jequitib', 'Aclima'],
  ...[CADASTRO.cpf, CADASTRO.rg, CADASTRO.cep, CADASTRO.telefone_pessoal].flatMap((text) => [text, digits(text)]),
  ...[CADASTRO.pix_chave, 'Benê', CADASTRO.usuario, 'Ipê Roxo', 'Ip%C3%AA', 'Filomena', '98877', 'maps.example'],
  ...[MENSAGEM, 'portão verde', COMENTARIO, 'sacola', MOTIVO, 'Colombo', '127.0.0.1', 'senha-do-admin'],
];

const written: string[] = [];
let api: TestApi;
let admin: Client;
let suporte: Client;
let loja: Client;
let entregador: Client;

beforeAll(async () => {
  api = await startApi(
    { LOG_LEVEL: 'debug', LENTO_SEGUNDOS: '0.05' },
    { write: (line: string) => void written.push(line) },
  );
  [admin, suporte, loja, entregador] = [api.anonymous(), api.anonymous(), api.anonymous(), api.anonymous()];
  suporte = (await api.novo.funcionario('suporte')).cliente;
});
afterAll(() => api.close());

const good = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect([status, JSON.stringify(body)]).toEqual([200, expect.anything()]);
};
const CAMINHO = `/comercio/${encodeURIComponent(LOJA)}`;

async function peopleComeIn(): Promise<number> {
  await good(admin.post('/login', { usuario: 'admin', senha: 'senha-do-admin' }));
  await good(admin.post('/admin/comercios', { nome: LOJA, senha: 'corre123' }));
  await good(entregador.post('/cadastro', CADASTRO));
  expect((await entregador.post('/cadastro', CADASTRO)).status).toBeGreaterThanOrEqual(400);
  expect((await entregador.post('/login', { usuario: CADASTRO.usuario, senha: NOVA_SENHA })).status).toBe(401);
  const own = await entregador.post<{ user_id: number }>('/login', { usuario: CADASTRO.usuario, senha: SENHA });
  const { user_id } = own.body;
  await good(entregador.post('/upload/foto', { foto_base64: await testPhoto(), user_id, user_type: 'entregador' }));
  await good(loja.post('/login/comercio', { usuario: LOJA, senha: 'corre123' }));
  await good(loja.put(`/comercio/senha?comercio_nome=${encodeURIComponent(LOJA)}`, { nova_senha: NOVA_SENHA }));
  return user_id;
}

async function oneDelivery(id: number): Promise<number> {
  await good(entregador.put(`/entregador/${id}/status-online`, { online: true }));
  const asked = await loja.post<{ solicitacao_ids: [number] }>(`${CAMINHO}/solicitar-entrega`, PEDIDO);
  const [pedido] = asked.body.solicitacao_ids;
  await good(entregador.get(`/entregador/${id}/proxima-entrega`));
  await good(entregador.put(`/entregador/${id}/aceitar-solicitacao/${pedido}`));
  await good(loja.post(`${CAMINHO}/enviar-mensagem`, { entrega_id: pedido, mensagem: MENSAGEM }));
  await good(entregador.get(`/entregador/${id}/mensagens/${pedido}`));
  for (const novo_status of ['em_retirada', 'em_entrega', 'finalizada']) {
    await good(entregador.put(`/entregador/solicitacao/${pedido}/status`, { novo_status }));
  }
  const nota = { solicitacao_id: pedido, nota: 2, comentario: COMENTARIO };
  await good(loja.post(`${CAMINHO}/avaliar-entregador`, nota));
  return pedido;
}

/**
 * Runs the offices' calls, and calls that are refused or fail. Their log lines must not reveal personal data either.
 */
async function officesAndFaults(id: number): Promise<void> {
  await good(admin.get('/admin/entregadores'));
  await good(suporte.get('/suporte/todos-entregadores'));
  await good(suporte.get(`/suporte/entregador-detalhes/${id}`));
  await good(admin.get(`/admin/entregadores/${id}/dados`));
  await suporte.put('/suporte/suspender-entregador', { entregador_id: id, motivo: MOTIVO, duracao_horas: 'muitas' });
  await fetch(`${api.base}/api/entregadores/Benedita?cpf=${digits(CADASTRO.cpf)}`);
  await fetch(`${api.base}/api/login?senha=${SENHA}`, { method: 'POST' });
  await fetch(`${api.base}/api/login`, { method: 'POST', body: `{"usuario": "${CADASTRO.usuario}"` });
  await fetch(`${api.base}/trpc/sessao.entrar?input=${encodeURIComponent(JSON.stringify(CADASTRO))}`);
  await fetch(`${api.base}/healthz`, { headers: { 'x-request-id': 'Benedita', 'user-agent': 'Filomena' } });
  // The constraint makes the database refuse. Its errors quote the row.
  await api.orm.em.fork().execute(`alter table mensagem add constraint nunca check (mensagem = '') not valid`);
}

it('a whole day leaves nobody in the log', async () => {
  const id = await peopleComeIn();
  const pedido = await oneDelivery(id);
  await officesAndFaults(id);
  const again = await loja.post<{ solicitacao_ids: [number] }>(`${CAMINHO}/solicitar-entrega`, PEDIDO);
  await good(entregador.get(`/entregador/${id}/proxima-entrega`));
  await good(entregador.put(`/entregador/${id}/aceitar-solicitacao/${again.body.solicitacao_ids[0]}`));
  const failed = await loja.post(`${CAMINHO}/enviar-mensagem`, {
    entrega_id: again.body.solicitacao_ids[0],
    mensagem: MENSAGEM,
  });
  expect(failed.status).toBe(500);
  expect(pedido).toBeGreaterThan(0);

  // The fault is logged exactly once.
  await expect.poll(() => written.filter((line) => line.includes('"level":50'))).toHaveLength(1);
  await expect.poll(() => written.some((line) => line.includes('"route":"unknown"'))).toBe(true);
  expect(written.length).toBeGreaterThan(30);
  const log = written.join('');
  const cookies = [admin, suporte, loja, entregador].flatMap(({ cookie }) =>
    cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
  );
  expect(cookies.length).toBeGreaterThan(3);
  expect([...KNOWN, ...cookies].filter((known) => log.includes(known))).toEqual([]);
});
