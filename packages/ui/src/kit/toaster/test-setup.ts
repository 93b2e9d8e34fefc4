/** Runs before each file of the project `unit`: the files of one worker share the toasts, and one may be said late. */
import toast from 'react-hot-toast';
import { afterAll } from 'vitest';

toast.removeAll();
afterAll(() => toast.removeAll());
