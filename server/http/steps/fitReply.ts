import type { Step } from '../exchange';

/** So many of its faults are logged. */
const namedIssues = 5;

/**
 * A reply that does not fit its contract is our mistake: it is logged and becomes 2003. What the contract does
 * not name is left out where the reply is written; here only where it is kept, for its idempotency key.
 */
export const fitReply: Step = async ({ call, name }, next) => {
  const { message, ...reply } = await next();
  const fitted = call.reply.safeParse(reply);
  if (!fitted.success) {
    const issues = fitted.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${name}: the reply does not fit its contract: ${issues.slice(0, namedIssues).join('; ')}`);
  }
  // zod's own result is slow to write, being assembled key by key.
  const kept = call.idempotent ? (fitted.data as object) : reply;
  return { ...(message === undefined ? {} : { message }), ...kept };
};
