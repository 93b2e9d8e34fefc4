import type { ReactNode } from 'react';
import { panelId } from './use-tab-list.ts';

type Props = {
  /** the value of its tab */
  value: string;
  /** the label of its tab: two lists may lead to one panel, so it names itself */
  label: string;
  children: ReactNode;
  className?: string;
};

/** What the open tab shows. Only for tabs without `href`; the page of a link is no tab panel. */
export function TabPanel({ value, label, children, className }: Props) {
  return (
    <div role="tabpanel" id={panelId(value)} aria-label={label} className={className}>
      {children}
    </div>
  );
}
