import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { LinkDialog } from './link-dialog.tsx';
import type { LinkAccount } from './use-create-link.ts';

/** The button 'Link para nova senha' with its dialog, for the details of an account. */
export function LinkButton({ conta }: { conta: LinkAccount }) {
  const [{ open, times }, setState] = useState({ open: false, times: 0 });
  return (
    <>
      <Button
        variant="secondary"
        icon={KeyRound}
        onClick={() => setState((before) => ({ open: true, times: before.times + 1 }))}
      >
        Link para nova senha
      </Button>
      {times > 0 && (
        <LinkDialog
          key={times}
          conta={conta}
          open={open}
          onOpenChange={(next) => setState((before) => ({ ...before, open: next }))}
        />
      )}
    </>
  );
}
