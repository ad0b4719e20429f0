import { browserName } from '#contract/browserName';
import type { BodyOf } from '#contract/calls/index';
import { remoteConfig } from './remoteConfig';

/** The facts sent along with a message, which the user sees before sending. The session identifies the store. */
export type SupportFacts = Pick<BodyOf<'add_support_message'>, 'page' | 'app_version' | 'browser'>;

/** @param pathname without search terms, which may contain a customer's name */
export function supportFacts(pathname: string): SupportFacts {
  const { browser, system } = browserName(navigator.userAgent);
  return {
    page: pathname,
    app_version: remoteConfig().setting.server_version,
    browser: [browser, system].filter(Boolean).join(', '),
  };
}

/** The query of the account's messages to support. */
export const supportThreadKey = ['support_thread'];
