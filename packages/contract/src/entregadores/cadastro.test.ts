import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, maskCpf, maskPix, normalizeCpf, normalizeDay, normalizePix } from '../documentos.ts';
import { NOME_INVALIDO, TEM_INVISIVEL } from '../names.ts';
import { cadastroSchema, formularioCadastroSchema } from './contrato.ts';

const VALIDO = {
  data_inicio: '2026-11-23',
  nome_completo: ' Rafael Costa Nunes ',
  data_nascimento: '10/03/1995',
  cpf: '529.982.247-25',
  rg: '12.345.678-9',
  estado_civil: 'solteiro',
  endereco: 'Rua Neo Alves Martins, 100',
  bairro: 'Zona 1',
  cep: '87013-060',
  telefone_pessoal: '(44) 99812-4076',
  pix_tipo_chave: 'telefone',
  pix_chave: '(44) 99812-4076',
  assinatura_planilha: 'Rafael N.',
  usuario: 'Rafael.Nunes',
  senha: 'segredo1',
};
const HOJE = new Date().getFullYear();

const erros = (mudancas: object) => cadastroSchema.safeParse({ ...VALIDO, ...mudancas }).error?.issues ?? [];
const erro = (mudancas: object) => erros(mudancas)[0]?.message;

// [cadastro] [cadastro-dados]
test('a right registration comes out in its stored form', () => {
  expect(cadastroSchema.parse(VALIDO)).toMatchObject({
    nome_completo: 'Rafael Costa Nunes',
    data_nascimento: '1995-03-10',
    cpf: '52998224725',
    cep: '87013060',
    telefone_pessoal: '+5544998124076',
    usuario: 'rafael.nunes',
  });
});

test.each([
  ['data_inicio', 'Informe a data de início'],
  ['nome_completo', 'Informe o nome completo'],
  ['data_nascimento', 'Informe a data de nascimento'],
  ['cpf', 'Informe o CPF'],
  ['rg', 'Informe o RG'],
  ['estado_civil', 'Escolha o estado civil'],
  ['endereco', 'Informe o endereço'],
  ['bairro', 'Informe o bairro'],
  ['cep', 'Informe o CEP'],
  ['telefone_pessoal', 'Informe o telefone'],
  ['pix_tipo_chave', 'Escolha o tipo da chave PIX'],
  ['pix_chave', 'Informe a chave PIX'],
  ['assinatura_planilha', 'Informe a assinatura na planilha'],
  ['usuario', 'Informe o usuário'],
  ['senha', 'Informe a senha'],
])('%s is required', (campo, mensagem) => {
  for (const vazio of [undefined, '', '  ']) expect(erro({ [campo]: vazio })).toBe(mensagem);
});

test.each([
  [{ cpf: '529.982.247-26' }, 'CPF inválido'],
  [{ cpf: '111.111.111-11' }, 'CPF inválido'],
  [{ cpf: '5299822472' }, 'CPF inválido'],
  [{ rg: '12.345\u000b678' }, TEM_INVISIVEL],
  [{ rg: '12.345\u200b678' }, TEM_INVISIVEL],
  [{ rg: '1234' }, 'RG deve ter de 5 a 14 caracteres'],
  [{ rg: '123456789012345' }, 'RG deve ter de 5 a 14 caracteres'],
  [{ cep: '8701306' }, 'CEP deve ter 8 números'],
  [{ telefone_pessoal: '99812-4076' }, 'Telefone inválido: use DDD e número'],
  [{ telefone_pessoal: '(44) 8765-4321' }, 'Telefone inválido: falta o 9 do celular, depois do DDD'],
  [{ telefone_pessoal: '(23) 99812-4076' }, 'Telefone inválido: não existe o DDD 23'],
  [{ estado_civil: 'enrolado' }, 'Escolha o estado civil'],
  [{ data_nascimento: '31/02/1990' }, 'Data de nascimento inválida'],
  [{ data_nascimento: `${HOJE - 101}-01-01` }, 'Data de nascimento inválida'],
  [{ data_nascimento: `${HOJE - 17}-01-01` }, 'É preciso ter 18 anos ou mais'],
  [{ data_inicio: 'amanhã' }, 'Data de início inválida'],
  [{ data_inicio: '0026-11-23' }, 'Data de início inválida'],
  [{ usuario: 'jo' }, 'Usuário deve ter de 3 a 30 caracteres'],
  [{ usuario: 'joão' }, 'Usuário: use só letras sem acento, números, ponto, hífen e _'],
  [{ usuario: '096' }, 'Usuário precisa de ao menos uma letra'],
  [{ nome_completo: 'Vitima (@victim)' }, NOME_INVALIDO],
  [{ nome_completo: '=1+1' }, NOME_INVALIDO],
  [{ assinatura_planilha: 'Ana\u202e' }, TEM_INVISIVEL],
  [{ endereco: 'Rua\u200b A' }, TEM_INVISIVEL],
  [{ senha: '12345' }, 'Senha deve ter pelo menos 6 caracteres'],
])('%o is refused', (mudanca, mensagem) => {
  expect(erro(mudanca)).toBe(mensagem);
});

describe('the PIX key is judged by the type that was chosen, never by guessing', () => {
  // 11912345684 is a mobile number and a CPF at once.
  test.each([
    ['cpf', '119.123.456-84', '11912345684'],
    ['telefone', '(11) 91234-5684', '+5511912345684'],
    ['telefone', '+55 11 91234-5684', '+5511912345684'],
    ['email', 'Joao@Exemplo.COM.br', 'joao@exemplo.com.br'],
    ['aleatoria', '7F1C2A9E-54B3-4D0E-9A68-2F7DB1C3E905', '7f1c2a9e-54b3-4d0e-9a68-2f7db1c3e905'],
  ] as const)('%s %s', (tipo, chave, guardada) => {
    expect(normalizePix(tipo, chave)).toBe(guardada);
    expect(erros({ pix_tipo_chave: tipo, pix_chave: chave })).toEqual([]);
  });

  test.each([
    ['cpf', '11912345685', 'Chave PIX inválida: digite os 11 números do CPF'],
    ['telefone', '12345', 'Chave PIX inválida: digite o telefone com DDD'],
    ['email', 'sem-arroba', 'Chave PIX inválida: digite um e-mail'],
    ['email', `${'a'.repeat(70)}@exemplo.com`, 'Chave PIX inválida: digite um e-mail'],
    ['aleatoria', '7f1c2a9e', 'Chave PIX inválida: cole a chave aleatória completa'],
  ] as const)('%s %s is refused', (tipo, chave, mensagem) => {
    expect(erro({ pix_tipo_chave: tipo, pix_chave: chave })).toBe(mensagem);
  });

  test('a wrong key is named although other fields are wrong as well', () => {
    const achados = erros({ cpf: '1', pix_tipo_chave: 'email', pix_chave: 'x' }).map(({ path }) => path[0]);
    expect(achados).toEqual(expect.arrayContaining(['cpf', 'pix_chave']));
  });
});

test('the form stops with the promised text when the passwords differ', () => {
  const ler = (confirma_senha: string) =>
    formularioCadastroSchema.safeParse({ ...VALIDO, aparece_no_ranking: false, confirma_senha });
  expect(ler('segredo2').error?.issues[0]?.message).toBe('Senhas não conferem');
  expect(ler('segredo1').success).toBe(true);
});

test('a day exists in the calendar or is refused', () => {
  expect(normalizeDay('29/02/2028')).toBe('2028-02-29');
  expect(normalizeDay('29/02/2027')).toBeNull();
  expect(normalizeDay('2027-13-01')).toBeNull();
});

test('a birthday counts from its day on', () => {
  expect(ageOn('2008-11-21', '2026-11-20')).toBe(17);
  expect(ageOn('2008-11-21', '2026-11-21')).toBe(18);
});

test('a mask shows the middle of a CPF and the ends of a key', () => {
  expect(maskCpf('52998224725')).toBe('•••.982.247-••');
  expect(maskPix('cpf', '52998224725')).toBe('•••.982.247-••');
  expect(maskPix('email', 'pedro.lima@exemplo.com')).toBe('pe•••@exemplo.com');
  expect(maskPix('telefone', '+5544998124076')).toBe('+554•••4076');
});

test('whatever is typed, a CPF comes out as 11 digits or not at all', () => {
  fc.assert(
    fc.property(fc.string(), (texto) => {
      const cpf = normalizeCpf(texto);
      expect(cpf === null || /^\d{11}$/.test(cpf)).toBe(true);
    }),
  );
});
