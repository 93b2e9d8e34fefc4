import { expect, it } from 'vitest';
import { terminalLines } from './chave-dialog.tsx';

it('the lines for a shell carry the name of the shop as an address takes it, whatever is in it', () => {
  expect(terminalLines('corre_live_x', "Bar d'Água & Cia", 'https://corre.example')).toBe(
    "KEY=corre_live_x\nLOJA='Bar%20d%27%C3%81gua%20%26%20Cia'\nCORRE='https://corre.example'",
  );
});
