/** A complete registration payload, as a REST client sends it [cadastro]. */
export const PAYLOAD_DE_CADASTRO = {
  data_inicio: '2026-11-23',
  nome_completo: 'Rafael Costa Nunes',
  data_nascimento: '1995-03-10',
  cpf: '111.444.777-35',
  rg: '12.345.678-9',
  estado_civil: 'solteiro',
  endereco: 'Rua Neo Alves Martins, 100',
  bairro: 'Zona 1',
  cep: '87013-060',
  telefone_pessoal: '(44) 99812-4076',
  pix_tipo_chave: 'cpf',
  pix_chave: '111.444.777-35',
  assinatura_planilha: 'Rafael N.',
  usuario: 'Rafael',
  senha: 'segredo1',
};
