import { limits } from '#contract/limits';

/**
 * The pages of a list, one after another, as they arrive. Leaving the loop stops the fetching.
 *
 * A count may be capped, so a full page means that there may be another. This isn't a data provider method, because
 * react-admin's `useDataProvider` awaits a method's result, and this yields many.
 *
 * @param load loads a page by its number from 1, or by the previous page
 * @param isLast whether a page ends the list; by default, a page with fewer than `limits.perPageMax` rows
 * @throws what `load` throws
 * @example for await (const { data } of fetchAllPages((page) => dataProvider.getOrderList({ page, perPage }))) …
 */
export async function* fetchAllPages<Page extends { data: readonly unknown[] }>(
  load: (page: number, before: Page | undefined) => Promise<Page>,
  isLast = ({ data }: Page): boolean => data.length < limits.perPageMax,
): AsyncGenerator<Page> {
  let last: Page | undefined;
  for (let page = 1; !last || !isLast(last); page += 1) {
    last = await load(page, last);
    yield last;
  }
}
