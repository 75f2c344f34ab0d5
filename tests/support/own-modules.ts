import { vi } from 'vitest';

/** Each file of tests gets our modules as they are when they are first imported, whatever another file did to them. */
vi.resetModules();
