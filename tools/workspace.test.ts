import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capture, environment, node, tool } from './workspace.mjs';

test('a tool is the file behind its command', () => {
  expect(existsSync(tool('vitest'))).toBe(true);
  expect(existsSync(tool('typescript', 'tsc'))).toBe(true);
});

test('what runs inside the workspace finds its Node first', () => {
  expect(node.startsWith(environment.PATH.split(':')[0] ?? '-')).toBe(true);
});

test('a program is run to its end: its code, both of its streams, and each whole line as it comes', async () => {
  const lines: string[] = [];
  const program = 'process.stdout.write("um\\nd"); process.stderr.write(""); console.log("ois"); process.exitCode = 3;';
  const { code, output } = await capture(process.execPath, ['-e', program], {
    onLine: (line: string) => lines.push(line),
  });
  expect({ code, output, lines }).toEqual({ code: 3, output: 'um\ndois\n', lines: ['um', 'dois'] });
});

test('a program that hangs is ended with all that it started', async () => {
  const hangs = 'require("child_process").spawn("sleep", ["60"], { stdio: "inherit" }); setInterval(() => {}, 1000)';
  const { code } = await capture(process.execPath, ['-e', hangs], { timeoutSeconds: 1 });
  expect(code).toBe(1);
});

test('a program that does not exist is a failure that says so', async () => {
  const { code, output } = await capture('no-such-program', []);
  expect(code).not.toBe(0);
  expect(output).toContain('ENOENT');
});
