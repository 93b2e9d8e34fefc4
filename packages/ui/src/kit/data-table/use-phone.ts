import { useMediaQuery } from '../media-query/use-media-query.ts';

/** Below this a table is drawn as a list of two lines, in pixels. */
const PHONE_MAX_PX = 759;

/** Whether the window is as narrow as a phone; follows a turn of the device. */
export const usePhone = (): boolean => useMediaQuery(`(max-width: ${PHONE_MAX_PX}px)`);
