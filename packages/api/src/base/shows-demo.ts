import type { Config } from './config.ts';
import { wantsDemo } from './wants-demo.ts';

/**
 * Returns whether visitors meet the demonstration as such: its entrances without a password, and its strip in the
 * panels. Pages and calls ask nothing else.
 */
export const mostraDemonstracao = (config: Config): boolean => wantsDemo(config) && config.DEMO_ENTRADAS;
