import { FOTO_FALTANDO, FOTO_MAX_MB, FOTO_TIPOS, fileError } from '@corre/contract/fotos/regras.ts';
import { CircleAlert, ImageUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { fetchPart } from '../../kit/lazy/fetch-part.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** Reads a file as a data URL, the format of `foto_base64`. */
function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Holds the chosen photo through reading, checking and cropping, and its error. */
function usePhotoFile(onSend: (dataUrl: string) => void) {
  const [original, setOriginal] = useState<string>();
  const [cropped, setCropped] = useState<string>();
  const [error, setError] = useState<string>();

  async function choose(file: File | undefined) {
    // The file dialog was cancelled: keep the earlier choice.
    if (!file) return;
    const wrong = fileError(file);
    setError(wrong ?? undefined);
    setCropped(undefined);
    setOriginal(wrong ? undefined : await readDataUrl(await shrinkPhoto(file)));
  }

  const chosen = cropped ?? original;
  return {
    original,
    chosen,
    error,
    choose,
    crop: setCropped,
    send() {
      if (chosen) onSend(chosen);
      else setError(FOTO_FALTANDO);
    },
    /** called after the upload: shows the saved photo again */
    clear() {
      setOriginal(undefined);
      setCropped(undefined);
    },
  };
}

const PhotoCropper = lazy(() => fetchPart(() => import('./photo-cropper.tsx')));

type Props = {
  /** the current photo: an Avatar of 96 px; the chosen photo replaces it */
  current: ReactNode;
  /** gets the data URL (`foto_base64`); the button shows 'Enviando...' until the promise settles */
  onSend: (dataUrl: string) => Promise<unknown>;
  /** round for couriers, a square with round corners for shops */
  round?: boolean;
  className?: string;
};

/** Chooses, previews, crops and sends a photo. Shows the errors of a file itself [foto]. */
export function PhotoUpload({ current, onSend, round = true, className }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [sending, setSending] = useState(false);
  const [cropping, setCropping] = useState(false);
  const photo = usePhotoFile(async (dataUrl) => {
    setSending(true);
    // The caller shows the server's answer. A failure keeps the chosen photo, so that it can be sent again.
    await onSend(dataUrl).then(photo.clear, () => undefined);
    setSending(false);
  });
  return (
    <div className={twMerge('flex flex-wrap items-center gap-4', className)}>
      <div className="size-24 shrink-0">
        {photo.chosen ? (
          <img
            src={photo.chosen}
            alt="Foto escolhida"
            className={twMerge('size-24 object-cover', round ? 'rounded-full' : 'rounded-[28%]')}
          />
        ) : (
          current
        )}
      </div>
      <div className="relative grid min-w-0 flex-1 basis-52 gap-2">
        <input
          ref={input}
          type="file"
          accept={FOTO_TIPOS.join(',')}
          aria-label="Escolher foto"
          aria-describedby={photo.error ? errorId : undefined}
          tabIndex={-1}
          className="sr-only scroll-my-16"
          onChange={(event) => {
            void photo.choose(event.target.files?.[0]);
            // Allows the same file to be chosen again after an error.
            event.target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={ImageUp} onClick={() => input.current?.click()}>
            Escolher foto
          </Button>
          {photo.original && (
            <Button variant="secondary" onClick={() => setCropping(true)}>
              Ajustar
            </Button>
          )}
          <Button onClick={photo.send} loading={sending} loadingLabel="Enviando...">
            Enviar foto
          </Button>
        </div>
        <p className="text-(length:--ui-hint) leading-5 text-ink-2">JPG, PNG ou GIF de até {FOTO_MAX_MB} MB</p>
        <p
          id={errorId}
          role="alert"
          className="flex items-start gap-1.5 text-(length:--ui-hint) leading-5 font-semibold text-perigo-ink empty:hidden"
        >
          {photo.error && (
            <>
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {photo.error}
            </>
          )}
        </p>
      </div>
      {cropping && photo.original && (
        <Suspense fallback={null}>
          <PhotoCropper
            source={photo.original}
            round={round}
            onCancel={() => setCropping(false)}
            onCrop={(dataUrl) => {
              photo.crop(dataUrl);
              setCropping(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
