import type { TimelineEvent } from '@corre/ui/kit/timeline/timeline.tsx';

/** Text, icon and tone of an event in the timeline. */
export type Frase = Pick<TimelineEvent, 'icon' | 'tone'> & { texto: string };
