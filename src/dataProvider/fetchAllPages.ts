import { limits } from '#contract/limits';

/**
 * The pages of a list, one after the other, as they come. Whoever leaves the loop asks for no further page.
 *
 * A count may be capped, so a full page says that there may be another. No method of the data provider: react-admin's
 * `useDataProvider` awaits what a method returns, and this returns many.
 *
 * @param load a page by its number from 1, or by the page before it
 * @param isLast whether a page ends the list; without it, a page of fewer than `limits.perPageMax` rows
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
