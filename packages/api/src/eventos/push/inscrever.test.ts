import { describe, expect, it } from 'vitest';
import { configSchema } from '../../base/variables.ts';
import { servicoConhecido } from './inscrever.ts';

const { PUSH_HOSTS } = configSchema.parse({});

describe('the push services that are called', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/xyz',
    'https://web.push.apple.com/QAbc',
    'https://wns2-bl2p.notify.windows.com/w/?token=1',
  ])('%s is one', (endpoint) => expect(servicoConhecido(endpoint, PUSH_HOSTS)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1:5432/',
    'http://localhost:3000/api/suporte/todos-entregadores',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.example.org/x',
    'https://examplepush.apple.com.br/x',
    'https://evilpush.services.mozilla.com.attacker.net/',
    'https://user:senha@fcm.googleapis.com/x',
    'ftp://fcm.googleapis.com/x',
    'nada',
  ])('%s is none', (endpoint) => expect(servicoConhecido(endpoint, PUSH_HOSTS)).toBe(false));

  it('is also a local address, where the operator lists it', () => {
    expect(servicoConhecido('http://127.0.0.1:4999/a', '127.0.0.1')).toBe(true);
    expect(servicoConhecido('http://192.168.0.7/a', '192.168.0.7')).toBe(false);
  });
});
