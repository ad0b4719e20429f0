import { vi } from 'vitest';

/** It is noon at the store until the test is over: late in the evening a day has no times left, and hours later are tomorrow. */
export const atNoon = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T10:00:00Z') });
