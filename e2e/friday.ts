/** The couriers of a Friday, in descending order of their amounts. */
export const FRIDAY_NAMES = [
  'Diego Ferreira dos Santos',
  'Rafael Tanaka',
  'Wesley Souza Lima',
  'Thiago Augusto Martins',
  'Bruno Henrique Alves',
  'Kauã Martins Pereira',
  'Marcos Vinícius Rocha',
  'Luana Cristina Duarte',
  'Patrícia Nogueira Reis',
  'José Carlos de Almeida',
  'Jéssica Rocha Batista',
  'Fernanda Yumi Sato',
  'Edson Luiz Prates',
  'Camila Ribeiro',
  'Otávio Mendes',
] as const;

/** Returns the gross amount of the courier at this place (from 1) in the week, in reais. */
export const fridayGross = (place: number): number => (9000 - 37 * place) / 10;

/**
 * Returns the SQL that adds couriers with deliveries for two shops, in the week that many weeks ago. They are copies
 * of the demonstration's six, so this installation can decrypt their keys. They sign in with `login` and their place:
 * 'sexta1', …
 */
export const fridaySql = (count: number, weeksAgo: number, login = 'sexta') => `
  with modelos as (select *, row_number() over (order by id) - 1 as vez from entregador where id <= 6),
  novos as (
    insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco, bairro,
                            cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
    select '${login}' || n,
           coalesce((array[${FRIDAY_NAMES.map((name) => `'${name}'`).join(', ')}])[n], 'Sexta ' || lpad(n::text, 4, '0')),
           data_inicio, data_nascimento, cpf, '${login}-' || n, rg, estado_civil, endereco, bairro, cep, telefone_pessoal,
           pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash
      from generate_series(1, ${count}) n join modelos on vez = n % 6
    returning id, substr(usuario, ${login.length + 1})::int as n
  ), na_fila as (insert into fila_entregador (entregador_id) select id from novos returning entregador_id)
  insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
  select loja, id, 12, case loja when 1 then 5 else greatest(9000 - 37 * n, 80) / 10.0 - 5 end, 'online', 'concluida', quando, quando
    from novos, generate_series(1, 2) loja,
         lateral (select (semana_de(agora()) - 7 * ${weeksAgo} + 1 + time '12:00') at time zone 'America/Sao_Paulo' as quando) q;`;
