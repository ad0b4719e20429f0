import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SubscriptionView } from '#contract/entities/subscription';
import { formatMoney } from '#contract/money';
import { referenceLanguages } from '#contract/referenceLanguages';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useNotifyError } from '../../records/form/useNotifyError';
import { retriesUnreached } from '../../records/list/retriesUnreached';

export const billingKey = ['subscription'] as const;

/** Loads the subscription. */
export function useBilling() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: [...billingKey, 'view'],
    queryFn: async ({ signal }) => (await dataProvider.getSubscription({}, { signal })).subscription,
    retry: retriesUnreached,
  });
}

/** Runs a change, says why it was refused, and loads everything about the subscription again. */
export function useBillingChange() {
  const client = useQueryClient();
  const attempt = useNotifyError();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => attempt(work),
    onSettled: () => client.invalidateQueries({ queryKey: billingKey }),
  });
  return { run: mutateAsync, isRunning: isPending };
}

/** How amounts and days of the subscription are written: it has a currency and days of its own. */
export function useBillingFormat({ currency }: Pick<SubscriptionView, 'currency'>) {
  const { locale } = useStoreFormat();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    locale,
    language: referenceLanguages.find((code) => locale.startsWith(code)) ?? ('en' as const),
    money: (amount: number) => formatMoney(amount, currency, locale),
    day: (date: string) => format.format(new Date(`${date}T12:00:00Z`)),
  };
}
