import sharp from 'sharp';

/** Returns a small photo as a browser sends it: a data URL. */
export async function testPhoto(): Promise<string> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#005f71' } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
