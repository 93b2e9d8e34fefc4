import { Truck } from 'lucide-react';
import type { Demo } from '../../kit/demo.ts';
import { PhotoUpload } from './photo-upload.tsx';

export default [
  {
    title: 'PhotoUpload',
    render: () => (
      <PhotoUpload
        onSend={async () => undefined}
        current={
          <span className="flex size-24 items-center justify-center rounded-full border border-line bg-sunken text-ink-2">
            <Truck aria-hidden="true" className="size-10" />
          </span>
        }
      />
    ),
  },
] satisfies Demo[];
