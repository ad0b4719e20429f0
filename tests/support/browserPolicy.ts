import type { Page } from '@playwright/test';

/** Gathers what the browser refused by a page's content policy, and policies that it couldn't read, from now on. */
export function gatherPolicyErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (/content[- ]security[- ]policy|permissions[- ]policy/i.test(message.text())) errors.push(message.text());
  });
  return errors;
}
