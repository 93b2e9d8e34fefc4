/** The server fits photos into 512 × 512; more would only cost the courier's mobile data. */
const SIDE_PX = 512;
const QUALITY = 0.9;

export type CropArea = { x: number; y: number; width: number; height: number };

/** The square part of a picture as a JPEG data URL of 512 × 512. `area` in pixels of the picture. */
export async function cropPhoto(source: string, area: CropArea): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) return source;
  // JPEG has no transparency: without a ground it would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE_PX, SIDE_PX);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
