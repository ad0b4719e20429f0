import { browserName } from '#contract/browserName';
import type { BodyOf } from '#contract/calls/index';
import { remoteConfig } from '../../config/remoteConfig';

/** What goes along with a message: shown to its writer before it is sent. The store goes along by the session. */
export type SupportFacts = Pick<BodyOf<'add_support_message'>, 'page' | 'app_version' | 'browser'>;

/** @param pathname without what was searched for: that may be a customer's name */
export function supportFacts(pathname: string): SupportFacts {
  const { browser, system } = browserName(navigator.userAgent);
  return {
    page: pathname,
    app_version: remoteConfig().setting.server_version,
    browser: [browser, system].filter(Boolean).join(', '),
  };
}
