import { FOTO_LADO } from '@corre/contract/fotos/regras.ts';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';

const QUALITY = 0.9;

export type CropArea = { x: number; y: number; width: number; height: number };

/** Returns the square part of a picture as a JPEG data URL of `FOTO_LADO` px. `area` is in pixels of the picture. */
export async function cropPhoto(source: string, area: CropArea): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = FOTO_LADO;
  canvas.height = FOTO_LADO;
  const context = canvas.getContext('2d');
  if (!context) return source;
  // JPEG has no transparency: without a white ground, transparent parts would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, FOTO_LADO, FOTO_LADO);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, FOTO_LADO, FOTO_LADO);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

type Props = {
  /** data URL of the whole picture */
  source: string;
  round: boolean;
  onCrop: (dataUrl: string) => void;
  onCancel: () => void;
};

const MAX_ZOOM = 4;

/**
 * Crops a picture to a square by dragging and zooming. Loaded on demand, because it is the heaviest part of the kit.
 */
export default function PhotoCropper({ source, round, onCrop, onCancel }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  async function finish() {
    if (!area) return;
    setBusy(true);
    onCrop(await cropPhoto(source, area));
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="Ajustar foto"
      description="Arraste a foto e mude o tamanho."
      width={480}
      dismissible={false}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancelar
          </Button>
          <Button onClick={finish} loading={busy} disabled={!area}>
            Usar foto
          </Button>
        </>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-(--ui-radius) bg-sunken">
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <label className="mt-4 flex items-center gap-3 text-(length:--ui-label) font-semibold">
        Tamanho
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className="h-12 flex-1"
        />
      </label>
    </Dialog>
  );
}
