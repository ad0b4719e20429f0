import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { type Transition, transitions } from '#contract/orders/transitions';

const target = join(import.meta.dirname, '../docs/order-life.md');

const names = { order: orderStatus, delivery: deliveryStatus };

const nameOf = (axis: Transition['axis'], status: number | null): string =>
  status === null
    ? '[*]'
    : `${
        Object.entries(names[axis])
          .find(([, code]) => code === status)?.[0]
          .toLowerCase() ?? 'unknown'
      }_${status}`;

const arrows = ({ axis, action, from, to }: Transition): string[] =>
  from.map((status) => `  ${nameOf(axis, status)} --> ${nameOf(axis, to)}: ${action}`);

const diagram = (axis: Transition['axis']): string => {
  const rows = (transitions as readonly Transition[]).filter((entry) => entry.axis === axis).flatMap(arrows);
  const first =
    axis === 'order'
      ? [
          `  [*] --> ${nameOf(axis, orderStatus.NEW)}: a customer orders`,
          `  [*] --> ${nameOf(axis, orderStatus.ACCEPTED)}: the store takes an order`,
        ]
      : [];
  return ['```mermaid', 'stateDiagram-v2', ...new Set([...first, ...rows]), '```'].join('\n');
};

const keysIn = ({ permission, tablePermission }: Transition): string | undefined =>
  tablePermission ? `${permission}, or ${tablePermission} for tables` : permission;

const row = (transition: Transition): string => {
  const { axis, action, from, to, types, actors, guards, needs, storeFlag } = transition;
  return `| ${[
    action,
    `${from.map((status) => status ?? 'none').join(', ')} -> ${to}`,
    axis,
    types.join(', '),
    actors.join(', '),
    [guards, needs?.map((input) => `asks ${input}`), keysIn(transition), storeFlag].flat().filter(Boolean).join('; '),
  ].join(' | ')} |`;
};

/** The page `docs/order-life.md`, drawn from the transition table. */
export const orderLifePage = (): string => `# The life of an order

Drawn from \`contract/orders/transitions.ts\` by \`npm run docs\`; a test checks that this page matches the table.

## The store's axis
An order that the store's own people take, on the phone or at the counter, is accepted when it is placed, with the minutes
that they told the customer. So is a customer's order if the store accepts automatically. Any other order is new until
someone answers it. The system rejects it (\`reject\`) when the store's \`answer_within\` has passed; a booked table, when
\`booking_rules.answer_within\` or \`answer_before\` says. A booking whose fee wasn't paid by
\`fee_due_at\` loses its table: the system rejects it, or cancels it once it was accepted (\`release_unpaid\`). If its guests
have opened the page of the payment, the gateway is asked first. A booking whose no-show was undone keeps its table.
A release is final: nothing was paid, and others may have the table. Guests who still want it book again; a host does it
for them, with \`settle_booking_fee\` or without a fee.

${diagram('order')}

## The provider's axis
${diagram('delivery')}

## Every move
| Action | From -> to | Axis | Types | Who | Conditions |
|---|---|---|---|---|---|
${(transitions as readonly Transition[]).map(row).join('\n')}
`;

/** The page as it was last written. */
export const writtenOrderLifePage = (): string => readFileSync(target, 'utf8');

if (process.argv[1] === import.meta.filename) writeFileSync(target, orderLifePage());
