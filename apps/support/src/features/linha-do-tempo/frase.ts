import type { TimelineEvent } from '@corre/ui/kit/timeline/timeline.tsx';

/** What the timeline says of an event and how it looks. */
export type Frase = Pick<TimelineEvent, 'icon' | 'tone'> & { texto: string };
