import type { ReplyOf } from '#contract/calls/index';
import type { Env } from '../../env';

type SupportSettings = Pick<Env, 'DEMO' | 'SUPPORT_EMAIL' | 'SUPPORT_ADDRESSES' | 'SUPPORT_WIDGET'>;

/** How the operator is reached from the app; `null` where nobody would read it. A demo shows it whatever is set. */
export function supportOffer(env: SupportSettings): ReplyOf<'get_setting_detail'>['setting']['support'] {
  if (env.DEMO === 'off' && !env.SUPPORT_EMAIL && !env.SUPPORT_WIDGET) return null;
  return { addresses: env.SUPPORT_ADDRESSES, widget: env.SUPPORT_WIDGET };
}
