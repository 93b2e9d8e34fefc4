type Crowd = {
  couriers: number;
  /** requests that wait for a courier */
  requests: number;
  /** requests on the way, each with a courier of its own */
  busy: number;
  /** requests that were just cancelled */
  closed: number;
};

/**
 * Returns the SQL that adds a crowd to the demonstration's first shop. Couriers are called 'Entregador Milésimo 0001'
 * and so on.
 */
export const crowdSql = ({ couriers, requests, busy, closed }: Crowd) => `
  insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco, bairro,
                          cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
  select 'mil' || n, 'Entregador Milésimo ' || lpad(n::text, 4, '0'), data_inicio, data_nascimento, cpf, 'mil-' || n, rg, estado_civil,
         endereco, bairro, cep, '+55449' || lpad(n::text, 8, '0'), pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash
    from (select * from entregador order by id limit 1) modelo, generate_series(1, ${couriers}) n;
  insert into fila_entregador (entregador_id) select id from entregador where usuario like 'mil%' on conflict do nothing;
  with loja as (select id from comercio where ativo order by id limit 1),
  novas as (
    insert into rota (comercio_id, liberada_em, aguardando, sinalizada_em)
    select loja.id, agora() - make_interval(secs => n), n > ${busy} and n <= ${busy + requests}, agora()
      from loja, generate_series(1, ${busy + requests + closed}) n
    returning id, comercio_id, aguardando, liberada_em
  ), numeradas as (select *, row_number() over (order by id) as n from novas),
  pedidas as (
    insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
    select n.id, n.comercio_id, case when n.n <= ${busy} then e.id end, 'Rua das Mil Entregas, ' || n.n, 'manual', 9,
           case when n.aguardando then 'aguardando' when n.n <= ${busy} then 'em_entrega' else 'cancelada' end, n.liberada_em, n.liberada_em
      from numeradas n left join entregador e on e.usuario = 'mil' || n.n
    returning id, status, entregador_id, data_solicitacao
  )
  insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo, ator_id)
  select id, 'aceita', data_solicitacao, 'entregador', entregador_id from pedidas where status = 'em_entrega';`;
