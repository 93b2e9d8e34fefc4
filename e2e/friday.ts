/** The couriers of a Friday, in the order of what they get: the first gets most. */
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

/** What the courier in this place (from 1) delivered for in the week, in reais. */
export const fridayGross = (place: number): number => (9000 - 37 * place) / 10;

/**
 * Adds couriers who delivered to two shops in the week that began so many weeks ago: copies of the demonstration's six, so that
 * their keys are open to this installation. They sign in as `login` and their place: 'sexta1', 'sexta2', …
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
