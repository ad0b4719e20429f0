import type { FieldError } from '#contract/envelope';
import type { OverridableRule } from '#contract/orders/overrides';
import { errorOf } from '../../../dataProvider/fieldErrors';
import { lineField, type Problem } from '../draft/draftProblems';
import type { OrderDraft } from '../draft/orderDraft';

/** The part of a ticket that a field error is about. */
function partOf(field: string, draft: OrderDraft): unknown {
  const time = [draft.is_later, draft.schedule_at];
  if (field.startsWith('customer.')) return draft.customer;
  if (field === 'delivery_address.location') return [draft.position, draft.address];
  if (field.startsWith('delivery_address.')) return [draft.address, draft.address_note];
  if (field === 'order_type') return draft.order_type;
  if (field === 'table_id' || field === 'persons') return [draft.table_id, draft.table_ids, draft.persons, time];
  if (field === 'schedule_at') return time;
  if (field === 'minutes') return [draft.is_later, draft.minutes];
  if (field === 'tip_amount') return draft.tip;
  if (field === 'order_comment' || field === 'delivery_comment') return draft[field];
  if (field === 'items') return draft.lines;
  if (field === 'promo_code') return [draft.promo_code, draft.lines, draft.customer, draft.position, time];
  return draft.lines.find((line) => lineField(line.id) === field);
}

/** Whether a field still has its sent value: an error is shown until the value changes. */
export const isStillSent = (field: string, sent: OrderDraft, now: OrderDraft): boolean =>
  sent.order_type === now.order_type && JSON.stringify(partOf(field, sent)) === JSON.stringify(partOf(field, now));

/** An error about a rule that staff can override. */
export type BrokenRuleError = FieldError & { rule: OverridableRule };

/** Returns the broken rules if staff can override every error of an order, otherwise `null`. */
export function brokenRules(errors: readonly FieldError[]): BrokenRuleError[] | null {
  const rules = errors.filter((error): error is BrokenRuleError => error.rule !== undefined);
  return rules.length > 0 && rules.length === errors.length ? rules : null;
}

/** A broken rule whose error code says too little: it doesn't tell paused from closed, and names no amount. */
export function ruleProblem({ path, rule }: FieldError, minimum: string): Problem | null {
  if (rule !== 'paused' && rule !== 'below_minimum') return null;
  return { field: path, text: `createOrder.override.rule.${rule}`, params: { minimum }, rule };
}

/** Fields that can show a problem on the ticket; other errors are shown above the button. */
const shown = [
  'customer.name',
  'customer.phone',
  'delivery_address.address',
  'delivery_address.location',
  'delivery_address.note',
  'order_type',
  'table_id',
  'persons',
  'schedule_at',
  'minutes',
  'tip_amount',
  'order_comment',
  'delivery_comment',
  'items',
  'promo_code',
] as const;

const fieldOf = (path: string, draft: OrderDraft): string | null => {
  const line = /^items\.(\d+)/.exec(path);
  if (line) return lineField(draft.lines[Number(line[1])]?.id ?? '');
  if (path === 'delivery_address') return 'delivery_address.location';
  if (path === 'customer.country_phone_code') return 'customer.phone';
  return shown.find((field) => path === field || path.startsWith(`${field}.`)) ?? null;
};

/**
 * Maps the server's field errors to the ticket as it was sent.
 *
 * @param describeError a field's own words for its errors
 * @returns the problems with a field, and whether there are others without one
 */
export function serverProblems(
  errors: readonly FieldError[],
  sent: OrderDraft,
  describeError: (error: FieldError) => Problem | null = () => null,
): { problems: Problem[]; hasOthers: boolean } {
  const found = errors.map((error) => {
    const described = describeError(error);
    if (described) return described;
    const { message, args } = errorOf(error);
    return { field: fieldOf(error.path, sent), text: message, ...(args ? { params: args } : {}) };
  });
  const problems = found.filter((problem): problem is typeof problem & { field: string } => problem.field !== null);
  return { problems, hasOthers: problems.length < found.length || found.length === 0 };
}
