import type { CancellationCharge, CancellationPolicy, CancellationTier } from '#contract/bookings/bookingRules';
import type { TextTools } from '../text/useTextTools';
import { wallTime } from '../time/storeTime';

type Tools = Pick<TextTools, 't' | 'locale' | 'money'>;
type Charge = Omit<CancellationCharge, 'hours_before'>;

const texts = 'settings.booking_policy.sentence';

/** A charge whose amount is typed; a form can have others while someone types. */
const isComplete = (charge: Charge | null | undefined): charge is Charge => typeof charge?.charge === 'number';

/** How much a charge is: `€10.00 per person`. */
export function chargeText({ mode, charge, per }: Charge, { t, locale, money }: Tools): string {
  if (mode === 'absolute') return t(`${texts}.${per}`, { amount: money(charge) });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(charge / 100);
  return t(`${texts}.percentage`, { percent });
}

function whom({ persons_min, from, to }: CancellationTier, { t, locale }: Tools): string {
  const span = { from: wallTime(from || '00:00', locale), to: wallTime(to || '00:00', locale) };
  const isAllDay = !from || !to;
  if (persons_min <= 1) return isAllDay ? '' : t(`${texts}.between`, span);
  return t(`${texts}.${isAllDay ? 'parties' : 'parties_between'}`, { persons: persons_min, ...span });
}

/** The sentences about one group of bookings. */
function tierText(tier: CancellationTier, tools: Tools): string {
  const { t } = tools;
  const charges = tier.charges.filter((charge) => isComplete(charge) && typeof charge.hours_before === 'number');
  const [first] = charges;
  return [
    whom(tier, tools),
    first ? t(`${texts}.free_until`, { hours: first.hours_before }) : t(`${texts}.free`),
    ...charges.map((charge) => t(`${texts}.later`, { hours: charge.hours_before, charge: chargeText(charge, tools) })),
    isComplete(tier.no_show) ? t(`${texts}.no_show`, { charge: chargeText(tier.no_show, tools) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * A cancellation policy as a guest reads it, in the viewer's language: a text for each group of bookings.
 *
 * @example policySentences(policy, tools) // ['Cancel for free until 24 h before. After that: €10.00 per person.']
 */
export const policySentences = ({ tiers }: CancellationPolicy, tools: Tools): string[] =>
  tiers.length === 0 ? [tools.t(`${texts}.nothing`)] : tiers.map((tier) => tierText(tier, tools));
