import { FOTO_INVALIDA } from '@corre/contract/fotos/regras.ts';
import { FOTO_DA_PROVA_LADO } from '@corre/contract/prova/regras.ts';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';

const QUALITY = 0.8;

/**
 * Returns a camera picture as a JPEG data URL, in the size that the server keeps. This saves the phone's storage and
 * the courier's mobile data.
 */
async function encolherFoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, FOTO_DA_PROVA_LADO / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}

const TEXT = {
  entrega: {
    nome: 'Foto da entrega',
    remove: 'Tirar foto da entrega',
    dica: 'Mostre a porta ou o pacote entregue. Evite o rosto das pessoas.',
  },
  problema: {
    nome: 'Foto do problema',
    remove: 'Juntar foto',
    dica: 'Opcional. A loja e o suporte veem. Evite o rosto das pessoas.',
  },
} as const;

type Props = {
  /** data URL of the photo; null before one is taken */
  foto: string | null;
  onFoto: (foto: string) => void;
  error: string | undefined;
  /** the subject of the photo; a delivery by default */
  de?: keyof typeof TEXT;
};

/** Opens the phone's camera and shows the photo. */
export function FotoDaEntrega({ foto, onFoto, error, de = 'entrega' }: Props) {
  const id = useId();
  const [recusa, setRecusa] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      onFoto(await encolherFoto(file));
      setRecusa(undefined);
    } catch {
      setRecusa(FOTO_INVALIDA);
    }
  };
  const dita = recusa ?? error;
  return (
    <div className="grid grid-cols-1 gap-2">
      {foto && (
        <img
          src={foto}
          alt={TEXT[de].nome}
          className="max-h-44 w-full rounded-(--ui-radius) bg-sunken object-contain"
        />
      )}
      <label htmlFor={id} className={`${buttonClass({ variant: 'secondary', size: 'lg', full: true })} cursor-pointer`}>
        <Camera aria-hidden="true" className="size-5 shrink-0" />
        {foto ? 'Tirar outra foto' : TEXT[de].remove}
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          aria-invalid={dita !== undefined}
          aria-describedby={`${id}-dica`}
          onChange={(event) => void choose(event)}
        />
      </label>
      <p
        id={`${id}-dica`}
        role={dita ? 'alert' : undefined}
        className={`text-[16px] leading-6 ${dita ? 'font-semibold text-perigo-ink' : 'text-ink-2'}`}
      >
        {dita ?? TEXT[de].dica}
      </p>
    </div>
  );
}
