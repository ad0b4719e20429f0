import { z } from 'zod';
import { type Plan, usualPlans, usualTrialDays } from '#contract/billing/plans';
import { billingLimits } from '#contract/billingLimits';
import { planSchema } from '#contract/entities/subscription';

const sellerSchema = z.strictObject({
  name: z.string().min(1),
  address: z.array(z.string()).max(6),
  country_code: z.string().regex(/^[A-Z]{2}$/),
  tax_id: z.string(),
  /** Percent of tax in the seller's country. */
  tax_rate: z.number().min(0).max(100),
});
/** Whose invoices they are. */
export type BillingSeller = z.infer<typeof sellerSchema>;

const jsonOf = <Schema extends z.ZodType>(schema: Schema, words: string) =>
  z
    .string()
    .default('')
    .transform((text, context): z.output<Schema> | null => {
      if (text === '') return null;
      try {
        return schema.parse(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: `JSON with ${words}` });
        return z.NEVER;
      }
    });

const plansSchema = z.array(planSchema).min(1).max(10);

/** Settings of what stores pay the platform. */
export const billingSettings = {
  BILLING: z.enum(['on', 'off']).optional(),
  BILLING_STRIPE_KEY: z.string().default(''),
  BILLING_WEBHOOK_SECRETS: z.string().default(''),
  BILLING_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  BILLING_TRIAL_DAYS: z.coerce.number().int().min(0).max(billingLimits.trialDaysMax).default(usualTrialDays),
  BILLING_PLANS: jsonOf(plansSchema, 'a list of code, name, month, year, orders, extra_order and sub_stores'),
  BILLING_SELLER: jsonOf(sellerSchema, 'name, address (a list), country_code, tax_id and tax_rate'),
};

interface BillingEnv {
  BILLING: 'on' | 'off';
  BILLING_PLANS: Plan[] | null;
  BILLING_SELLER: BillingSeller | null;
}

/** Whether stores pay the platform by this installation. */
export const hasBilling = ({ BILLING }: Pick<BillingEnv, 'BILLING'>): boolean => BILLING === 'on';

export const plansOf = ({ BILLING_PLANS }: Pick<BillingEnv, 'BILLING_PLANS'>): readonly Plan[] =>
  BILLING_PLANS ?? usualPlans;

const demoSeller: BillingSeller = {
  ...{ name: 'Storedesk (demo)', address: ['1 Example Street', '10115 Berlin'] },
  ...{ country_code: 'DE', tax_id: 'DE000000000', tax_rate: 19 },
};

/** The seller; in a demo, one that doesn't exist. */
export const sellerOf = ({ BILLING_SELLER }: Pick<BillingEnv, 'BILLING_SELLER'>): BillingSeller =>
  BILLING_SELLER ?? demoSeller;
