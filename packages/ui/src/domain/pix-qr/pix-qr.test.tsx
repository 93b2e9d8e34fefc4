// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { PixQr } from './pix-qr.tsx';

afterEach(cleanup);

const CODE =
  '00020126430014BR.GOV.BCB.PIX0121financeiro@corre.test5204000053039865406512.405802BR5905CORRE6009SAO PAULO62180514S20261116E12036304A1B2';

/** Returns the text that a scanner reads in the code, on a page with the background `page`. */
async function scan(svg: Element, page: string): Promise<string | undefined> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${svg.outerHTML.slice('<svg'.length)}`;
  const { data, info } = await sharp(Buffer.from(picture))
    .resize(480)
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: page })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data;
}

test.each(['#ffffff', '#09141b'])(
  'another reader reads the same code from the picture, on a page of %s',
  async (page) => {
    render(<PixQr copia_e_cola={CODE} label="QR Code do PIX de R$ 512,40" />);
    expect(await scan(screen.getByRole('img', { name: 'QR Code do PIX de R$ 512,40' }), page)).toBe(CODE);
  },
);

test('another code is another picture', async () => {
  const { rerender } = render(<PixQr copia_e_cola={CODE} label="PIX" />);
  rerender(<PixQr copia_e_cola={CODE.replace('512.40', '512.41')} label="PIX" />);
  expect(await scan(screen.getByRole('img', { name: 'PIX' }), '#ffffff')).toContain('512.41');
});
