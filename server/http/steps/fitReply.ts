import type { Step } from '../exchange';

/** Only what the contract names leaves the server; a reply that does not fit is our mistake, and becomes 2003. */
export const fitReply: Step = async ({ call, name }, next) => {
  const { message, ...reply } = await next();
  const fitted = call.reply.safeParse(reply);
  if (!fitted.success) {
    const issues = fitted.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${name}: the reply does not fit its contract: ${issues.slice(0, 5).join('; ')}`);
  }
  return { ...(message === undefined ? {} : { message }), ...(fitted.data as object) };
};
