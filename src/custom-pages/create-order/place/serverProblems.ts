import type { FieldError } from '#contract/envelope';
import { lineField, type Problem } from '../draft/draftProblems';
import type { OrderDraft } from '../draft/orderDraft';

/** Fields that the ticket shows a problem at; a refusal of anything else is told above the button. */
const shown = [
  'customer.name',
  'customer.phone',
  'delivery_address.address',
  'delivery_address.location',
  'delivery_address.note',
  'table_id',
  'persons',
  'schedule_at',
  'tip_amount',
  'order_comment',
  'delivery_comment',
  'items',
] as const;

const fieldOf = (path: string, draft: OrderDraft): string | null => {
  const line = /^items\.(\d+)/.exec(path);
  if (line) return lineField(draft.lines[Number(line[1])]?.id ?? '');
  if (path === 'delivery_address') return 'delivery_address.location';
  if (path === 'customer.country_phone_code') return 'customer.phone';
  return shown.find((field) => path === field || path.startsWith(`${field}.`)) ?? null;
};

/** Codes of the catalogue have a text each; the schema's own are told by kind. */
const textOf = ({ code, params }: FieldError): Pick<Problem, 'text' | 'params'> =>
  /^\d+$/.test(code)
    ? { text: `codes.error.${code}` }
    : {
        text: code === 'too_small' || code === 'too_big' ? `createOrder.server.${code}` : 'createOrder.server.invalid',
        params: { minimum: params?.minimum, maximum: params?.maximum },
      };

/**
 * What the server refused, at the fields of the ticket as it was sent.
 *
 * @returns the problems with a place, and whether others are left without one
 */
export function serverProblems(
  errors: readonly FieldError[],
  sent: OrderDraft,
): { problems: Problem[]; hasOthers: boolean } {
  const found = errors.map((error) => ({ field: fieldOf(error.path, sent), ...textOf(error) }));
  const problems = found.filter((problem): problem is typeof problem & { field: string } => problem.field !== null);
  return { problems, hasOthers: problems.length < found.length || found.length === 0 };
}
