import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECURITY_HEADERS } from '@corre/api/transport/web/protection.ts';
import { PANELS } from '@corre/contract/panels.ts';
import { UNLOGGED_PREFIXES } from '@corre/contract/web-paths.ts';
import { describe, expect, test } from 'vitest';
import { nginxConfiguration } from '../proxy/nginx/configuration.ts';
import { panelServer } from '../proxy/nginx/panel-server.ts';
import { InvalidSettings, readSettings } from '../proxy/read-settings.ts';
import { EXAMPLE } from '../proxy/settings.ts';
import { unitsOf } from '../proxy/systemd-units.ts';
import { exampleFiles } from './example-files.ts';

const example = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../../../deploy', file), 'utf8');

const examples = Object.entries(exampleFiles());

describe('the examples in deploy/', () => {
  test.each(examples)('%s is what the table says today', (file, made) => {
    expect(example(file), 'not current: npm run deploy:conf -- examples').toBe(made);
  });
});

describe("nginx's configuration", () => {
  const made = nginxConfiguration(EXAMPLE);
  const inLocations = made.split('\n').filter((line) => line.startsWith('    '));

  test('leads every path of the manifest to the release of its app', () => {
    for (const { name, path: where } of PANELS) {
      const base = where === '/' ? '' : where;
      expect(made).toMatch(
        new RegExp(`location ${base === '' ? '' : '\\^~ '}${base}/ \\{[^}]*/srv/corre/apps/${name}/current;`),
      );
      expect(made).toMatch(new RegExp(`location \\^~ ${base}/assets/ \\{[^}]*/srv/corre/apps/${name}/pool;`));
    }
  });

  test('keeps no address that carries the token of a tracking link, in whatever log', () => {
    for (const prefix of UNLOGGED_PREFIXES) {
      const [, block = ''] = made.split(`location ^~ ${prefix} {`);
      expect(block.split('}')[0]).toMatch(/access_log off;\s+error_log \/dev\/null;/);
    }
    const [plain = ''] = made.split('ssl http2;');
    expect(plain.slice(plain.indexOf(':80;'))).toContain('access_log off;');
  });

  test('says every security header of the API once, and no location says one', () => {
    for (const header of SECURITY_HEADERS.keys()) expect(made.split(`add_header ${header} `)).toHaveLength(2);
    expect(inLocations.filter((line) => line.includes('add_header'))).toEqual([]);
  });

  test('no location has failure pages of its own, which would end those of the server', () => {
    expect(inLocations.filter((line) => line.includes('error_page '))).toEqual([]);
  });

  test('is written for nginx 1.18: what later versions added is not in it', () => {
    expect(made).not.toMatch(/^\s*(http2 on|ssl_reject_handshake|proxy_cookie_flags)/m);
  });
});

test('the container of a panel serves the path of this panel and nothing else', () => {
  for (const panel of PANELS) {
    const made = panelServer(EXAMPLE, panel);
    for (const { name } of PANELS.filter((other) => other !== panel)) expect(made).not.toContain(`/${name}/current`);
    expect(/location \/ \{\s+return 404;/.test(made), panel.name).toBe(panel.path !== '/');
  }
});

describe('npm run deploy:conf', () => {
  test('what is not said is as in the example', () => {
    expect(readSettings(['nginx'])).toEqual({ kind: 'nginx', out: undefined, help: false, settings: EXAMPLE });
  });

  test('takes each process, address and balancer', () => {
    const { settings } = readSettings([
      'nginx',
      '--api',
      '10.0.0.1:3001',
      '--api',
      '10.0.0.2:3001',
      '--trusted',
      '10.1.0.0/16',
    ]);
    expect(settings).toMatchObject({ api: ['10.0.0.1:3001', '10.0.0.2:3001'], trusted: ['10.1.0.0/16'] });
  });

  test.each([
    [['--mode', 'other'], '--mode deve ser path ou subdomain'],
    [['--host', 'corre.example; return 200'], '--host tem um caractere que não pode estar na configuração'],
    [['--apps', 'apps'], '--apps deve ser um caminho desde a raiz'],
    [['--api', 'localhost'], '--api deve ser endereço:porta'],
    [['--https', '70000'], '--https deve ser uma porta'],
  ])('%j is refused with a sentence', (args, line) => {
    expect(() => readSettings(['nginx', ...args])).toThrow(InvalidSettings);
    expect(() => readSettings(['nginx', ...args])).toThrow(line);
  });
});

describe('the units of systemd', () => {
  test('of a second city are called by its name, and share the scripts', () => {
    const units = unitsOf({ instance: 'londrina', host: 'londrina.example' });
    expect([...units.keys()]).toContain('londrina-api@.service');
    for (const [file, text] of units)
      expect(text.replaceAll('/usr/local/lib/corre/', ''), file).not.toMatch(/\bcorre\b/);
    expect(units.get('londrina-backup.service')).toContain('EnvironmentFile=/etc/londrina/api.env');
  });

  test('lie in deploy/ as the first city has them', () => {
    for (const [file, text] of unitsOf(EXAMPLE)) expect(example(file)).toBe(text);
  });
});

test('a name for an instance is one word that a folder, a user and a zone can have', () => {
  expect(readSettings(['nginx', '--instance', 'londrina']).settings.apps).toBe('/srv/londrina/apps');
  for (const wrong of ['Londrina', 'são', 'a b', '2a', 'x;y'])
    expect(() => readSettings(['nginx', '--instance', wrong])).toThrow('--instance deve ser uma palavra');
});
