import type { Demo } from '../src/kit/demo.ts';

export type DemoFile = {
  /** the name of the file, also its address: `?demo=button` */
  name: string;
  demos: Demo[];
};

const modules = import.meta.glob<Demo[]>('../src/**/*.demo.tsx', { eager: true, import: 'default' });

/** All demos of the kit by file, sorted by name. */
export const demoFiles: DemoFile[] = Object.entries(modules)
  .map(([path, demos]) => ({ name: /([^/]+)\.demo\.tsx$/.exec(path)?.[1] ?? path, demos }))
  .toSorted((a, b) => a.name.localeCompare(b.name));
