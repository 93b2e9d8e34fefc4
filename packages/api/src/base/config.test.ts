import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { InvalidConfig, readConfig } from './config.ts';
import { configSchema } from './variables.ts';

describe('the configuration', () => {
  it('has a default for everything, and an empty variable counts as absent', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: '' });
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      OFERTA_SEGUNDOS: 15,
      OFERTA_ENTREGA_SEGUNDOS: 3,
      SSE: true,
    });
    expect(config.DATABASE_URL).toBeUndefined();
  });

  it.each([
    [{ PORT: 'abc' }, 'Configuração inválida: PORT deve ser um número'],
    [{ PORT: '70000' }, 'Configuração inválida: PORT deve ser no máximo 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'Configuração inválida: DATABASE_URL deve começar por postgresql://'],
    [{ DATABASE_LISTEN_URL: 'postgresql://h/b' }, 'Configuração inválida: DATABASE_LISTEN_URL vem com DATABASE_URL'],
    [{ VAPID_PUBLIC_KEY: 'B'.repeat(87) }, 'Configuração inválida: VAPID_PUBLIC_KEY e VAPID_PRIVATE_KEY vêm juntas'],
    [
      { COOKIE_DOMINIO: '.corre.example' },
      'Configuração inválida: COOKIE_DOMINIO deve ser um domínio como corre.example, sem ponto no começo',
    ],
    [{ EMPRESA_CNPJ: '11222333000182' }, 'Configuração inválida: EMPRESA_CNPJ deve ser um CNPJ válido'],
    [{ EMPRESA_CONTA: '123456' }, 'Configuração inválida: EMPRESA_CONTA deve ser como 123456-7, com o dígito'],
    [
      { EMPRESA_PIX_CHAVE: '11222333000181' },
      'Configuração inválida: EMPRESA_PIX_TIPO_CHAVE e EMPRESA_PIX_CHAVE vêm juntas',
    ],
    [
      { EMPRESA_PIX_TIPO_CHAVE: 'cnpj', EMPRESA_PIX_CHAVE: '1' },
      'Configuração inválida: EMPRESA_PIX_CHAVE não é uma chave do tipo cnpj',
    ],
    [{ SUPORTE_TELEFONE: '44 3000' }, 'Configuração inválida: SUPORTE_TELEFONE deve ser um telefone com DDD, ou 0800'],
    [{ SUPORTE_WHATSAPP: '+5544' }, 'Configuração inválida: SUPORTE_WHATSAPP deve ser um telefone com DDD'],
    [{ SEED: 'sim' }, 'Configuração inválida: SEED deve ser none ou demo'],
    [
      { CHAVE_DADOS: 'curta' },
      'Configuração inválida: CHAVE_DADOS deve ter 64 dígitos hexadecimais (openssl rand -hex 32)',
    ],
  ])('%j is one clear line', (env, linha) => {
    expect(() => readConfig(env)).toThrow(new InvalidConfig(linha));
  });

  it('is listed whole in docs/configuration.md', () => {
    const doc = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
    for (const nome of Object.keys(configSchema.shape)) expect(doc).toContain(`\`${nome}\``);
  });
});
